/** As many locations as a page names; a provider with more has a page that lists them all. */
export const maxLocations = 20;
