/** Loads the style sheet that only this screen has, unless the page has it. Without it, the page is readable. */
export async function loadStyles(screen: string): Promise<void> {
  const sheets = document.querySelector<HTMLElement>('link[data-sheets]')?.dataset.sheets?.split(' ') ?? []
  const index = sheets.indexOf(screen)
  const href = index < 0 ? undefined : sheets[index + 1]
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    document.head.append(link)
  })
}
