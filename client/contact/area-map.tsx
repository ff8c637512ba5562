import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'
import { TextLink } from '../ui/text-link.tsx'

type AreaMapProps = { map: ContentOf<'contact'>['contact']['map']; query: string }

/** The service area: an embedded map if an API key is set, otherwise a drawing with a link to a map, without any third-party request. */
export function AreaMap({ map, query }: AreaMapProps) {
  const { mapsApiKey } = useSite()
  const messages = useMessages()
  const isDrawn = !mapsApiKey && map.drawing !== undefined
  return (
    <section className={isDrawn ? 'area-map area-map-drawn' : 'area-map'} aria-labelledby="area-map-heading">
      {mapsApiKey && (
        <iframe
          className="area-map-frame"
          title={messages.map(query)}
          src={embedAddress(mapsApiKey, query)}
          height={450}
          loading="lazy"
          allowFullScreen
        />
      )}
      {isDrawn && (
        <div className="run">
          <MeasuredDrawing name={map.drawing} />
        </div>
      )}
      <div className="area-map-words container">
        <div className="area-map-panel">
          <h2 className="area-map-heading" id="area-map-heading">
            {map.heading}
          </h2>
          <p className="area-map-text">{map.text}</p>
          <TextLink className="arrow-link arrow" href={searchAddress(query)}>
            <span className="arrow-link-text">{map.linkLabel}</span>
          </TextLink>
        </div>
      </div>
    </section>
  )
}

const embedAddress = (key: string, query: string) =>
  `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${encodeURIComponent(query)}`

const searchAddress = (query: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
