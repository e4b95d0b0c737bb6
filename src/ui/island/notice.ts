import { isReachable } from '#lib/network/is-offline.ts';

/** Says above an island that it does not work, and leaves what was entered in it where it is. */
export function showNotice(island: HTMLElement) {
  if (island.querySelector(':scope > [role=alert]')) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.append(noticeContent());
  island.prepend(notice);
}

/** What stalled has come after all. */
export const hideNotice = (island: HTMLElement) =>
  island.querySelector(':scope > [role=alert]')?.remove();

/** What stands in place of an island that failed: also without React, which may be what failed. */
export function noticeContent(): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#broken');
  const content = template?.content.cloneNode(true) as DocumentFragment;
  const offline = content.querySelector<HTMLElement>('[hidden]');
  // As a link it would do nothing at an address that names a place of the page, and offline it would lead off the site.
  content.querySelector('a')?.addEventListener('click', async (event) => {
    event.preventDefault();
    if (await isReachable()) location.reload();
    else if (offline) offline.hidden = false;
  });
  return content;
}
