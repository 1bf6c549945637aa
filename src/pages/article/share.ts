/** Share links that work without JavaScript and without third-party code. */
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
