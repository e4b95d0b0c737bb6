import { useEffect, useState, type DragEvent } from 'react';
import type { Member } from '#collections/team.ts';

/** Lets members be dragged onto each other's places. */
export function useDrag(move: (member: Member, place: number) => void) {
  const [dragged, setDragged] = useState<Member>();
  const [over, setOver] = useState<Member>();

  // Only a "dragover" outside all places reaches the document. "dragleave" does not help: in Safari it does not say where the
  // pointer goes.
  useEffect(() => {
    const leave = () => setOver(undefined);
    document.addEventListener('dragover', leave);
    return () => document.removeEventListener('dragover', leave);
  }, []);

  /** The attributes and listeners of a member's place. Its link can be dragged at any time, also before "Rearrange". */
  const dragProps = (member: Member, index: number) => ({
    'data-dragged': member === dragged ? '' : undefined,
    'data-over': member === over ? '' : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      setDragged(member);
    },
    onDragOver: (event: DragEvent) => {
      // Something else is dragged, such as a file.
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

  return dragProps;
}
