/** Address of the icon sprite, set by the `iconSprite` plugin of the Vite configuration. */
declare const __ICON_SPRITE__: string;
