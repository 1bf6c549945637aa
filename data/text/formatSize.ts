const unit = 1024;

/** The size of a file as its reader's computer shows it: "47 KB", "1.2 MB". */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / unit));
  return kilobytes < unit ? `${kilobytes} KB` : `${(bytes / unit ** 2).toFixed(1)} MB`;
}
