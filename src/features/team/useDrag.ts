import { useEffect, useState, type DragEvent } from 'react';
import type { Member } from '#collections/team.ts';

/** Lets members be dragged onto each other's places. */
export function useDrag(move: (member: Member, place: number) => void) {
  const [dragged, setDragged] = useState<Member>();
  const [over, setOver] = useState<Member>();

  // On the whole page, to see it leave the places: Safari does not say where "dragleave" leads.
  useEffect(() => {
    const leave = () => setOver(undefined);
    document.addEventListener('dragover', leave);
    return () => document.removeEventListener('dragover', leave);
  }, []);

  /** For the place of a member. */
  const place = (member: Member, index: number) => ({
    'data-dragged': member === dragged ? '' : undefined,
    'data-over': member === over ? '' : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      setDragged(member);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      // Without this nothing can be dropped here.
      event.preventDefault();
      event.stopPropagation();
      setOver(member === dragged ? undefined : member);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      if (member !== dragged) move(dragged, index);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
  });

  return place;
}
