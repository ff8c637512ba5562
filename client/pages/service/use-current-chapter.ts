import { useEffect, useState } from 'react'

/** The id of the chapter at the middle of the window. Before the first one is reached, `undefined`. */
export function useCurrentChapter(chapters: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = chapters.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((current) => {
            if (isIntersecting) return target.id
            return current === target.id ? undefined : current
          })
        }
      },
      { rootMargin: '-50% 0px' },
    )
    for (const id of ids.split(' ')) {
      const chapter = document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
