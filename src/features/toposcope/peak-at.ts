/** Where in its column a peak stands, and the line that leads from it to its label. */
export const peakAt = 0.22;
