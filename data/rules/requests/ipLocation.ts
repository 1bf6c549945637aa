/** `data` of `GET /api/ip-location`; values that the geolocation service does not know are empty. */
export interface IpLocation {
  city: string;
  /** Name of the province, state or other first-level division. */
  region: string;
  postal: string;
  /** "latitude,longitude" in degrees. */
  loc: string;
}
