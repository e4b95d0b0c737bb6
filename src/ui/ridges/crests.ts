/** The crest of each ridge from left to right, drawn once in a box of 1440 × 640. */
export const box = { width: 1440, height: 640 };

export const crests = {
  far: 'M0 232l18-11 28-7 46 0 78 12 20 13 24 5 120-49 27-9 11 2 32-15 14-13 52 12 40 32 61 1 29 13 14-4 60-62 33-6 31-14 89-7 35-11 50-2 18-12 16-2 64 36 20 4 23 12 31 5 76-2 41-16 45-25 50 22 19 2 125 60',
  mid: 'M0 352l14 4 26-26 24-2 51-18 25-2 44-42 96 22 42 26 60-36 59-7 26-9 11-6 36-42 42 4 46 20 74 66 70 0 54-10 56-34 17 18 37 20 24 6 35 22 38 15 23 3 72 2 58-20 64-46 34-36 30-12 82 46 70 20',
  near: 'M0 464l41 1 19 5 152-44 32-22 30 5 39 22 71 27 47-2 47 5 66 18 16 9 67-2 101-16 96-38 40 9 46-4 16-7 54 12 60-2 30 8 20 0 46 20 50-8 22-10 51-9 31-11 48-34 76 10 26-2',
};

/** The ridge below a crest, to below the foot of the box: an edge on the foot itself would shine through. */
export const slope = (crest: string) => `${crest}V${box.height + 60}H0z`;
