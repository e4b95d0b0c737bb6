const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Writes a size as people say it: "640 KB", "1.2 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} KB`;
  return `${(Math.floor((bytes / megabyte) * 10) / 10).toLocaleString('en-AU')} MB`;
}
