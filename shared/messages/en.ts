/** What pages say; the browser loads it before hydration. */
export const messages = {
  sent: {
    heading: 'What you sent',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    comment: 'Message',
    next: 'What happens next',
  },
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
