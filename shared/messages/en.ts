/** What pages say; the browser loads it before hydration. */
export const messages = {
  nav: {
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
}

/** What only the server says: refusals, mails, the feed. Browsers never load it. */
export const serverMessages = {
  errors: {
    serverError: '500 Internal Server Error',
  },
}
