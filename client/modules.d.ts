/** The package has types for all icons together, but importing them all takes a second in Node. */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData
  export default icon
}

/** The text of a style sheet, for `addStyles`. */
declare module '*.css' {
  const text: string
  export default text
}
