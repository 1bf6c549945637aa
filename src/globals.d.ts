/** Address of the icon sprite, set by the `iconSprite` plugin of the Vite configuration. */
declare const __ICON_SPRITE__: string;
/** Whether browsers are to register the service worker: in production builds, unless `SERVICE_WORKER=off`. */
declare const __SERVICE_WORKER__: boolean;
/** The fonts' rules, made by the `siteFonts` plugin of the Vite configuration. */
declare module 'virtual:fonts.css';
