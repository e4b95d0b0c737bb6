import { cvExtension, cvType } from '#lib/forms/cv.ts';
import { connect, type Backend } from './supabase.ts';

export type Upload = { ok: true; path: string } | { ok: false };

/** Stores a CV under the name given and answers with its path. Only code that does not come is an error (`LoadError`). */
export async function uploadCv(backend: Backend, file: File, name: string): Promise<Upload> {
  const client = await connect(backend);
  try {
    const extension = cvExtension(file.name);
    const { data, error } = await client.storage
      .from('cv-files')
      // The embedded backend does not find the file in a multipart body, which a File would become.
      .upload(name, await file.arrayBuffer(), {
        cacheControl: '3600',
        upsert: false,
        ...(extension && { contentType: cvType(extension) }),
      });
    if (data) return { ok: true, path: data.path };
    console.error('The CV was not uploaded.', error);
  } catch (error) {
    console.error('The CV was not uploaded.', error);
  }
  return { ok: false };
}
