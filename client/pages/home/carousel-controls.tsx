import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useMessages } from '../../contexts/messages-context.ts'
import '../../main-chunk.ts'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type CarouselControlsProps = {
  /** The scroll container; its only child holds the slides. */
  viewport: RefObject<HTMLElement | null>
  /** Name of each slide, for announcements. */
  names: string[]
}

/** Turns a scrollable list into a looping carousel with previous, next and one button per slide. Loaded near the viewport. */
export function CarouselControls({ viewport, names }: CarouselControlsProps) {
  const { testimonials } = useMessages()
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align: 'start', inViewThreshold: 0.5 })
  const [selected, setSelected] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)

  useEffect(() => {
    // Embla's transforms assume scroll position zero.
    if (viewport.current) viewport.current.scrollLeft = 0
    emblaRef(viewport.current)
    return () => emblaRef(null)
  }, [emblaRef, viewport])

  // A layout effect, so that the handlers are ready as soon as the buttons appear.
  useLayoutEffect(() => {
    if (!embla) return
    const onSelect = () => {
      setSelected(embla.selectedScrollSnap())
      setHasMoved(true)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // With Alt or Command, arrow keys are the browser's Back and Forward.
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

  // Show no buttons before they work.
  if (!embla) return null
  const count = names.length
  const onStep = (direction: -1 | 1) => () => step(embla, direction)
  return (
    <div className="pagers">
      <button type="button" className="icon-button pager pager-previous arrow" aria-label={testimonials.previous} onClick={onStep(-1)} />
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
      <button type="button" className="icon-button pager arrow" aria-label={testimonials.next} onClick={onStep(1)} />
      <p className="visually-hidden" aria-live="polite">
        {hasMoved && testimonials.shown(selected + 1, count, names[selected] ?? '')}
      </p>
    </div>
  )
}

/** Hides slides out of view from screen readers. Hides none while none is in view, as during a new layout. */
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

/** Jumps, with a short custom animation: Embla's scroll animation takes longer than the site's limit for motion. */
function show(embla: Embla, index: number, direction: -1 | 1) {
  embla.scrollTo(index, true)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = { opacity: 0, translate: `${direction * 32}px` }
  embla.containerNode().animate([from, { opacity: 1, translate: '0' }], { duration: 180, easing: 'ease-out' })
}
