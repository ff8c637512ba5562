/**
 * A content set in two parts: facts, which are the same in every language, and words, which are written once for each.
 *
 * Both have the shape of a `Site`. What is a list in a `Site` is a list in the facts, and a record in the words, by the names of the
 * facts' entries: so the types know which words a language still lacks.
 */
import type { Language } from './languages.ts'
import type { Article, Drawing, OpeningHours, Scale, Service, ServicePage, Site, Testimonial } from './site-types.ts'

/** What `site.ts` of a set's folder exports as `contentSet`. The first language is the default one. */
export type ContentSet<F extends Facts = Facts> = {
  facts: F
  words: { readonly [L in Language]?: WordsOf<F> }
  drawings: Record<string, Drawing>
}

/** `as const` makes names into types; it also makes everything read-only. */
type Constant<T> = T extends object ? { readonly [K in keyof T]: Constant<T[K]> } : T

type Id = { id: string }
type Homepage = Site['homepage']
type Entry<List extends readonly unknown[]> = List[number]

type HomepageFacts = {
  hero: Pick<Homepage['hero'], 'picture'>
  highlights: Pick<Homepage['highlights'], 'drawing'> & { items: Omit<Entry<Homepage['highlights']['items']>, 'name' | 'text'>[] }
  steps: Pick<Homepage['steps'], 'drawing'> & { items: (Id & Pick<Entry<Homepage['steps']['items']>, 'drawing'>)[] }
  figures: { items: (Id & { scale: Omit<Scale, 'labels'> & { labels: Pick<Entry<Scale['labels']>, 'at'>[] } })[] }
  strip: Pick<Entry<Homepage['strip']>, 'picture'>[]
  questions: { groups: (Id & { items: Id[] })[] }
  area: Pick<Homepage['area'], 'drawing'> & { places: Pick<Entry<Homepage['area']['places']>, 'name'>[] }
  articles: Pick<Homepage['articles'], 'slugs'>
}

type ServicePageFacts = Pick<ServicePage, 'path' | 'run'> & {
  questions: { items: Id[] }
  related: Omit<ServicePage['related'], 'heading'>
}

type ServiceFacts = Pick<Service, 'id' | 'picture' | 'comparison' | 'drawing' | 'mark'> & { page?: ServicePageFacts }

/** Name, number, towns, hours: what every page takes from the set. */
export type Settings = Constant<
  Pick<
    Site,
    | 'name'
    | 'logo'
    | 'siteUrl'
    | 'phoneNumber'
    | 'telLink'
    | 'sample'
    | 'license'
    | 'city'
    | 'region'
    | 'mapQuery'
    | 'areaServed'
    | 'ogImage'
  > & { openingHours: Pick<OpeningHours, 'timeZone' | 'periods'>; header: Pick<Site['header'], 'showsQuote'> }
>

export type Facts = Settings &
  Constant<
    Pick<Site, 'redirects' | 'theme'> & {
      navigation: (Id & Omit<Entry<Site['navigation']>, 'title'>)[]
      pages: Record<string, Pick<Site['pages'][string], 'url' | 'picture'>>
      pictures: Record<string, Omit<Site['pictures'][string], 'alt'>>
      services: ServiceFacts[]
      homepage: HomepageFacts
      testimonials: Omit<Testimonial, 'quote' | 'title'>[]
      about: Pick<Site['about'], 'picture'> & {
        values: Omit<Entry<Site['about']['values']>, 'name'>[]
        services: Omit<Entry<Site['about']['services']>, 'title' | 'description'>[]
        commitment: { badges: (Id & Omit<Entry<Site['about']['commitment']['badges']>, 'caption'>)[] }
      }
      careers: Pick<Site['careers'], 'picture'> & {
        jobs: (Id & Omit<Entry<Site['careers']['jobs']>, 'title' | 'description' | 'benefits'>)[]
      }
      contact: {
        info: { items: Omit<Entry<Site['contact']['info']['items']>, 'infoBody01' | 'infoBody02'>[] }
        map: Pick<Site['contact']['map'], 'drawing'>
      }
      gallery: {
        items: Omit<Entry<Site['gallery']['items']>, 'title' | 'dimension'>[]
        filters: Id[]
        pairs: Omit<Entry<Site['gallery']['pairs']>, 'title' | 'dimension'>[]
      }
      blog: Pick<Site['blog'], 'fallbackPictures'>
      articles: Pick<Article, 'id' | 'slug' | 'createdAt' | 'lastModified' | 'picture'>[]
      directories: { groups: (Id & { links: Entry<Site['directories']['groups']>['links'] })[] }
      notFound: Pick<Site['notFound'], 'variant' | 'siteName' | 'drawing'>
    }
  >

/** How the words of a list's entry are found. */
type NameOf<E> = E extends { slug: infer Name extends PropertyKey }
  ? Name
  : E extends { id: infer Name extends PropertyKey }
    ? Name
    : E extends { picture: infer Name extends PropertyKey }
      ? Name
      : E extends { name: infer Name extends PropertyKey }
        ? Name
        : E extends { at: infer Name extends PropertyKey }
          ? Name
          : never

type ByName<List extends readonly unknown[], W> = { readonly [E in List[number] as NameOf<E>]: W }

type Question = { question: string; answer: string }

/** What is written beside the number, the hours and the buttons of every page. */
export type GeneralWords = Pick<
  Site,
  'place' | 'callToAction' | 'scheduleCall' | 'keywords' | 'shareEmailFooter' | 'footer' | 'phoneBlock' | 'servicesPage'
> & {
  openingHours: Omit<OpeningHours, 'timeZone' | 'periods'>
  header: Omit<Site['header'], 'showsQuote'>
}

type ServicePageWords<P extends Constant<ServicePageFacts>> = Omit<ServicePage, 'path' | 'run' | 'questions' | 'related'> & {
  questions: { heading: string; items: ByName<P['questions']['items'], Question> }
  related: Pick<ServicePage['related'], 'heading'>
}

type ServiceWords<S> = Pick<Service, 'name' | 'description' | 'shortLine' | 'facts' | 'measures'> &
  (S extends { page: infer P extends Constant<ServicePageFacts> } ? { page: ServicePageWords<P> } : unknown)

type HomepageWords<H extends Facts['homepage']> = Pick<Homepage, 'services' | 'testimonials' | 'close'> & {
  hero: Omit<Homepage['hero'], 'picture'>
  highlights: { heading: string; items: ByName<H['highlights']['items'], Pick<Entry<Homepage['highlights']['items']>, 'name' | 'text'>> }
  steps: { heading: string; items: ByName<H['steps']['items'], Omit<Entry<Homepage['steps']['items']>, 'drawing'>> }
  figures: Omit<Homepage['figures'], 'items'> & {
    items: {
      [F in H['figures']['items'][number] as F['id']]: Omit<Entry<Homepage['figures']['items']>, 'scale'> & {
        scale: { labels: ByName<F['scale']['labels'], Pick<Entry<Scale['labels']>, 'text'>> }
      }
    }
  }
  strip: ByName<H['strip'], Omit<Entry<Homepage['strip']>, 'picture'>>
  questions: {
    heading: string
    groups: { [G in H['questions']['groups'][number] as G['id']]: { name: string; items: ByName<G['items'], Question> } }
  }
  area: Pick<Homepage['area'], 'heading' | 'text'> & { places: ByName<H['area']['places'], { note: string }> }
  articles: Pick<Homepage['articles'], 'heading'>
}

/** The words that a set with these facts needs in each of its languages. */
export type WordsOf<F extends Facts> = GeneralWords & {
  navigation: ByName<F['navigation'], { title: string }>
  pages: { readonly [Key in keyof F['pages']]: Omit<Site['pages'][string], 'url' | 'picture'> }
  pictures: { readonly [Name in keyof F['pictures']]: { alt: string } }
  services: { readonly [S in F['services'][number] as S['id']]: ServiceWords<S> }
  homepage: HomepageWords<F['homepage']>
  testimonials: ByName<F['testimonials'], Pick<Testimonial, 'quote' | 'title'>>
  about: Pick<Site['about'], 'body' | 'servicesButton' | 'banner' | 'close'> & {
    values: ByName<F['about']['values'], { name: string }>
    services: ByName<F['about']['services'], { title: string; description: string }>
    commitment: Omit<Site['about']['commitment'], 'badges'> & {
      badges: ByName<F['about']['commitment']['badges'], { caption: string }>
    }
  }
  careers: Omit<Site['careers'], 'picture' | 'jobs'> & {
    jobs: ByName<F['careers']['jobs'], { title: string; description: string; benefits: string }>
  }
  contact: Pick<Site['contact'], 'form' | 'banner'> & {
    info: Omit<Site['contact']['info'], 'items'> & {
      items: ByName<F['contact']['info']['items'], { infoBody01: string; infoBody02: string }>
    }
    map: Omit<Site['contact']['map'], 'drawing'>
  }
  gallery: Pick<Site['gallery'], 'close'> & {
    items: ByName<F['gallery']['items'], { title: string; dimension: string }>
    filters: ByName<F['gallery']['filters'], { name: string }>
    pairs: ByName<F['gallery']['pairs'], { title: string; dimension: string }>
  }
  blog: Omit<Site['blog'], 'fallbackPictures'>
  articles: ByName<F['articles'], Omit<Article, 'id' | 'slug' | 'createdAt' | 'lastModified' | 'picture'>>
  directories: Pick<Site['directories'], 'intro'> & { groups: ByName<F['directories']['groups'], { name: string }> }
  notFound: Omit<Site['notFound'], 'variant' | 'siteName' | 'drawing'>
}
