/** 0491 570 006 as written in Australia becomes +61491570006; anything else stays for the schema to judge. */
export const toE164 = (phone: string): string =>
  phone.replaceAll(/[\s().-]/g, '').replace(/^0(?=[2-478]\d{8}$)/, '+61');
