export const bookingPath = '/api/bookings';
/** The calendar of bookings that the owner subscribes to. */
export const feedPath = `${bookingPath}/calendar`;
/** A booking for the visitor's calendar, where no mail brings it. */
export const entryPath = `${bookingPath}/booking.ics`;
/** Where the visitor changes a booking. */
export const changePath = `${bookingPath}/change`;
/** The address of the entry for a calendar. @param token as `makeTokens` makes it for the booking's id */
export const entryLink = (token: string): string => `${entryPath}?token=${token}`;
/** @param token as `makeTokens` makes it for the booking's id */
export const changeLink = (origin: string, token: string): string => `${origin}${changePath}?token=${token}`;
