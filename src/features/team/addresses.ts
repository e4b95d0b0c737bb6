/** The hash that opens a member's profile, and the id of the profile in the page that Astro writes. */
export const profileHash = (id: string) => `#${profileId(id)}`;
export const profileId = (id: string) => `member-${id}`;

/** The id of a member's place on the wall, to which a profile closes without JavaScript. */
export const placeId = (id: string) => `card-${id}`;
