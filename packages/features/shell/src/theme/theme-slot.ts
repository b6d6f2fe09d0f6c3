/** Id of the element in the footer that holds `ThemeSelect`, whose code loads after the page. */
export const themeSlotId = 'theme'
