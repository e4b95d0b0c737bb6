/** Where the firm is, in degrees north and east. */
const canberra = { latitude: -35.28, longitude: 149.13 };
const timeZone = 'Australia/Sydney';

const day = 24 * 60 * 60_000;
/** The sun's centre is this far below the zenith when its upper edge appears: half its width and the refraction of the air. */
const sunriseZenith = 90.833;

/**
 * The next sunrise in Canberra, and whether it is today or tomorrow there. The sun's position is the US Naval
 * Observatory's approximation (https://aa.usno.navy.mil/faq/sun_approx), right to about 1 arcminute.
 */
export function findFirstLight(now: Date): { day: 'today' | 'tomorrow'; time: Date } {
  // Swedish dates are ISO dates, such as 2026-11-27.
  const today = Date.parse(now.toLocaleDateString('sv-SE', { timeZone }));
  const sunrise = findSunrise(today);
  if (sunrise > now) return { day: 'today', time: sunrise };
  return { day: 'tomorrow', time: findSunrise(today + day) };
}

/** The time of day in Canberra, such as "5:43 am". */
export const formatTime = (time: Date) =>
  time.toLocaleTimeString('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' });

/** The sunrise of a date, which is given as its midnight in UTC. */
function findSunrise(midnight: number): Date {
  // Sunrise in Canberra is 3 to 5 hours before this midnight. A quarter of a day is near enough.
  const daysSince2000 = (midnight - Date.UTC(2000, 0, 1, 12)) / day - 0.25;
  const meanLongitude = 280.459 + 0.98564736 * daysSince2000;
  const meanAnomaly = 357.529 + 0.98560028 * daysSince2000;
  const eclipticLongitude = meanLongitude + 1.915 * sin(meanAnomaly) + 0.02 * sin(2 * meanAnomaly);
  const obliquity = 23.439 - 0.00000036 * daysSince2000;
  const rightAscension =
    Math.atan2(cos(obliquity) * sin(eclipticLongitude), cos(eclipticLongitude)) / radian;
  const declination = Math.asin(sin(obliquity) * sin(eclipticLongitude)) / radian;
  /** How far the sun is ahead of a clock, in degrees. */
  const equationOfTime = ((meanLongitude - rightAscension + 180) % 360) - 180;

  const { latitude } = canberra;
  /** How far the earth turns from sunrise to noon. */
  const hourAngle =
    Math.acos(
      (cos(sunriseZenith) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination)),
    ) / radian;
  // The earth turns by a degree in four minutes.
  const minutes = 720 - 4 * (canberra.longitude + hourAngle + equationOfTime);
  return new Date(midnight + minutes * 60_000);
}

// All angles are in degrees.
const radian = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radian);
const cos = (degrees: number) => Math.cos(degrees * radian);
