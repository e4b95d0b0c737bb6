import { backend } from './config.ts';

/**
 * Stores a CV under an announced name and with this content type. Returns whether it is stored. XMLHttpRequest, because neither
 * supabase-js nor `fetch` reports progress: https://supabase.com/docs/reference/api/upload-a-file
 */
export function uploadCv(
  file: File,
  name: string,
  type: string,
  onProgress: (share: number) => void,
): Promise<boolean> {
  const request = new XMLHttpRequest();
  request.open('POST', `${backend.url}/storage/v1/object/cv-files/${name}`);
  // A response that is not JSON becomes null.
  request.responseType = 'json';
  // A slow connection carries 35 KB a second.
  request.timeout = 30_000 + file.size / 35;
  request.setRequestHeader('apikey', backend.key);
  request.setRequestHeader('authorization', `Bearer ${backend.key}`);
  request.setRequestHeader('cache-control', 'max-age=3600');
  request.setRequestHeader('content-type', type);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  return new Promise((done) => {
    request.addEventListener('loadend', () => {
      const { status, response } = request;
      const isStored = Boolean((response as { Key?: string } | null)?.Key);
      if (!isStored) console.error('The CV was not uploaded.', status, response);
      done(isStored);
    });
    request.send(file);
  });
}
