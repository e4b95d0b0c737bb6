/** 0491 570 006 as written in Australia, or +61 (0)491 570 006, becomes +61491570006. Anything else stays as it is; the schema judges it. */
export const toE164 = (phone: string): string =>
  phone
    .replace(/^(\+.*)\(0\)/, '$1')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^0(?=[2-478]\d{8}$)/, '+61');
