/** Writes +61491570006 as people in Australia do: 0491 570 006. Numbers of other countries stay as they are. */
export const formatPhone = (e164: string) =>
  e164
    .replace(/^\+61(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^\+61([2378])(\d{4})(\d{4})$/, '0$1 $2 $3');
