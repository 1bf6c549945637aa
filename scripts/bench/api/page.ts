/** The page that the servers of pages are asked for. */
export const page = '/services/cybersecurity/oakville';
