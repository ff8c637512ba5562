import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

type CarouselControlsProps = {
  /** What scrolls; its only child holds the slides. */
  viewport: RefObject<HTMLElement | null>
  /** What each slide is called when it is announced. */
  names: string[]
}

/** Makes a scrolling list a looping carousel, with previous, next and a button for each slide. Loaded when the list comes near. */
export function CarouselControls({ viewport, names }: CarouselControlsProps) {
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: 15 })
  const [selected, setSelected] = useState(0)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // The transforms start from zero, wherever the list was swiped to.
    if (viewport.current) viewport.current.scrollLeft = 0
    emblaRef(viewport.current)
    return () => emblaRef(null)
  }, [emblaRef, viewport])

  useEffect(() => {
    if (!embla) return
    const onSelect = () => {
      const index = embla.selectedScrollSnap()
      setSelected(index)
      setAnnouncement(`${index + 1} of ${embla.slideNodes().length}`)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      if (event.key === 'ArrowLeft') embla.scrollPrev(isStill())
      else embla.scrollNext(isStill())
    }
    const root = embla.rootNode()
    embla.on('select', onSelect)
    root.addEventListener('keydown', onKeyDown)
    return () => {
      embla.off('select', onSelect)
      root.removeEventListener('keydown', onKeyDown)
    }
  }, [embla])

  return (
    <div className="pagers">
      <button
        type="button"
        className="pager pager-previous arrow"
        aria-label="Previous testimonial"
        onClick={() => embla?.scrollPrev(isStill())}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="pager-dots" role="group" aria-label="Choose a testimonial">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className="pager-dot"
            aria-label={`${index + 1} of ${names.length}: ${name}`}
            aria-current={index === selected}
            onClick={() => embla?.scrollTo(index, isStill())}
          />
        ))}
      </div>
      <button type="button" className="pager arrow" aria-label="Next testimonial" onClick={() => embla?.scrollNext(isStill())} />
      <p className="visually-hidden" aria-live="polite">
        {announcement && `Testimonial ${announcement}: ${names[selected]}`}
      </p>
    </div>
  )
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
