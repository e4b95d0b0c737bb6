import { stringify } from 'yaml';
import { today } from '../today.ts';
import type { Kind } from './kind.ts';

export const post: Kind = {
  collection: 'posts',
  fields: {
    text: { question: 'Full text of the post' },
    url: { question: 'Address of the LinkedIn post' },
    imageUrl: { question: 'File name of the picture, such as hut.jpg', isOptional: true },
    imageAlt: { question: 'What the picture shows', isOptional: true },
  },
  write(answers, used) {
    const day = today();
    let id = day;
    for (let count = 2; used.has(id); count++) id = `${day}-${count}`;
    const { imageUrl: picture = '' } = answers;
    const imageUrl = picture && `./${picture.replace(/^.*\//, '')}`;
    const facts = Object.entries({ ...answers, imageUrl }).filter(([, value]) => value);
    return {
      id,
      // Without quotes, so that it is a date and not a text.
      text: `${stringify(Object.fromEntries(facts))}created: ${day}\n`,
      next: [
        ...(picture
          ? [`Put the picture in content/posts, as a JPEG of at least 600 × 600 pixels.`]
          : []),
        'The post will be on Home under Social Posts, and in the footer as the latest post.',
        'Add "likes:" and "comments:" with the numbers from LinkedIn, once there are any.',
      ],
    };
  },
};
