const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
