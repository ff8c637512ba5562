import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import '../hydrate.tsx'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type CarouselControlsProps = {
  /** What scrolls; its only child holds the slides. */
  viewport: RefObject<HTMLElement | null>
  /** What each slide is called when it is announced. */
  names: string[]
}

/** Makes a scrolling list a looping carousel, with previous, next and a button for each slide. Loaded when the list comes near. */
export function CarouselControls({ viewport, names }: CarouselControlsProps) {
  const { testimonials } = useMessages()
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align: 'start', inViewThreshold: 0.5 })
  const [selected, setSelected] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)

  useEffect(() => {
    // The transforms start from zero, wherever the list was swiped to.
    if (viewport.current) viewport.current.scrollLeft = 0
    emblaRef(viewport.current)
    return () => emblaRef(null)
  }, [emblaRef, viewport])

  // With the buttons, not after them: the first press may come at once.
  useLayoutEffect(() => {
    if (!embla) return
    const onSelect = () => {
      setSelected(embla.selectedScrollSnap())
      setHasMoved(true)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // With Alt or Command the arrows are the browser's way back and forth.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      step(embla, event.key === 'ArrowLeft' ? -1 : 1)
    }
    const root = embla.rootNode()
    const showInView = () => hideOthers(embla.slideNodes(), embla.slidesInView())
    showInView()
    embla.on('slidesInView', showInView)
    embla.on('select', onSelect)
    root.addEventListener('keydown', onKeyDown)
    return () => {
      embla.off('slidesInView', showInView)
      hideOthers(embla.slideNodes(), [])
      embla.off('select', onSelect)
      root.removeEventListener('keydown', onKeyDown)
    }
  }, [embla])

  // No button is shown before it works.
  if (!embla) return null
  const count = names.length
  const onStep = (direction: -1 | 1) => () => step(embla, direction)
  return (
    <div className="pagers">
      <button type="button" className="pager pager-previous arrow" aria-label={testimonials.previous} onClick={onStep(-1)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="pager-dots" role="group" aria-label={testimonials.choose}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className="pager-dot"
            aria-label={testimonials.choice(index + 1, count, name)}
            aria-current={index === selected}
            onClick={() => show(embla, index, index < selected ? -1 : 1)}
          />
        ))}
      </div>
      <button type="button" className="pager arrow" aria-label={testimonials.next} onClick={onStep(1)} />
      <p className="visually-hidden" aria-live="polite">
        {hasMoved && testimonials.shown(selected + 1, count, names[selected] ?? '')}
      </p>
    </div>
  )
}

/** Slides out of view are not read out. With none in view, as while the list is laid out anew, all are. */
function hideOthers(slides: HTMLElement[], inView: number[]) {
  for (const [index, slide] of slides.entries()) {
    if (inView.length > 0 && !inView.includes(index)) slide.setAttribute('aria-hidden', 'true')
    else slide.removeAttribute('aria-hidden')
  }
}

function step(embla: Embla, direction: -1 | 1) {
  const count = embla.scrollSnapList().length
  show(embla, (embla.selectedScrollSnap() + direction + count) % count, direction)
}

/** At once, with a short hint of where it came from: Embla's own way there takes longer than motion may. */
function show(embla: Embla, index: number, direction: -1 | 1) {
  embla.scrollTo(index, true)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = { opacity: 0, translate: `${direction * 32}px` }
  embla.containerNode().animate([from, { opacity: 1, translate: '0' }], { duration: 180, easing: 'ease-out' })
}
