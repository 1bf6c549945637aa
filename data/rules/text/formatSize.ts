const bytesPerKilobyte = 1024;

/** Formats a file size with binary units, as operating systems do: "47 KB", "1.2 MB". Never less than 1 KB. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesPerKilobyte));
  return kilobytes < bytesPerKilobyte ? `${kilobytes} KB` : `${(bytes / bytesPerKilobyte ** 2).toFixed(1)} MB`;
}
