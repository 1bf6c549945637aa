/** Ways to pass an article on that need no script and tell nobody of it before they are taken. */
export interface Share {
  mail: string;
  linkedIn: string;
  address: string;
}

export function shareLinks(address: string, title: string): Share {
  return {
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    address,
  };
}
