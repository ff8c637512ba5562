/**
 * A content set has two parts: facts, which are the same in every language, and words, which are written separately for each language.
 *
 * Both have the shape of a `Site`. A list in a `Site` is a list in the facts and a record in the words, keyed by the id or name of each
 * fact entry, so the types report missing translations.
 */
import type { WordsOfTable } from '../estimate/estimate-words.ts'
import type { PriceTable } from '../estimate/price-table.ts'
import type { Language } from './languages.ts'
import type {
  AboutSections,
  Article,
  HomeSections,
  Job,
  OpeningHours,
  Scale,
  Service,
  ServicePage,
  Site,
  Term,
  Testimonial,
} from './site-types.ts'
import type { Drawings, DrawingWords } from './translate-drawings.ts'

/** Exported by a set's `site.ts` as `contentSet`. The first language is the default. */
export type ContentSet<F extends Facts = Facts> = {
  facts: F
  words: { readonly [L in Language]?: WordsOf<F> }
  /** Drawings made in code, with text in the default language. SVG files in `drawings/` are added by the build. */
  drawings?: Drawings
}

/** Sets are declared `as const` so that ids become literal types; that makes every property read-only. */
type Constant<T> = T extends object ? { readonly [K in keyof T]: Constant<T[K]> } : T

type Id = { id: string }
type Homepage = Site['homepage']
type Entry<List extends readonly unknown[]> = List[number]

type HomepageFacts = {
  hero: Pick<Homepage['hero'], 'picture'>
  highlights?: Pick<HomeSections['highlights'], 'drawing'> & { items: Omit<Entry<HomeSections['highlights']['items']>, 'name' | 'text'>[] }
  steps?: Pick<HomeSections['steps'], 'drawing'> & { items: (Id & Pick<Entry<HomeSections['steps']['items']>, 'drawing'>)[] }
  figures?: { items: (Id & { scale: Omit<Scale, 'labels'> & { labels: Pick<Entry<Scale['labels']>, 'at'>[] } })[] }
  strip?: Pick<Entry<HomeSections['strip']>, 'picture'>[]
  pair?: Pick<HomeSections['pair'], 'before' | 'after'>
  questions?: { groups: (Id & { items: Id[] })[] }
  area?: Pick<HomeSections['area'], 'drawing'> & { places: Pick<Entry<HomeSections['area']['places']>, 'name'>[] }
  jobs?: { items: Omit<Job, 'name' | 'text' | 'sizeText'>[] }
  articles?: Pick<HomeSections['articles'], 'slugs'>
}

type AboutFacts = Pick<Site['about'], 'picture'> & {
  values?: Pick<AboutSections['values'], 'run'> & { items: Omit<Entry<AboutSections['values']['items']>, 'name' | 'text'>[] }
  services?: Omit<Entry<AboutSections['services']>, 'title' | 'description'>[]
  commitment?: { badges: Omit<Entry<AboutSections['commitment']['badges']>, 'caption'>[] }
}

type ServicePageFacts = Pick<ServicePage, 'path' | 'run'> & {
  questions: { items: Id[] }
  related: Omit<ServicePage['related'], 'heading'>
}

type ServiceFacts = Pick<Service, 'id' | 'picture' | 'comparison' | 'drawing' | 'mark' | 'estimate'> & { page?: ServicePageFacts }

/** Facts used on every page: name, phone number, towns, hours. */
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
    | 'privacyDate'
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
      pages: Record<string, Pick<Site['pages'][string], 'picture'>>
      pictures: Record<string, Omit<Site['pictures'][string], 'alt'>>
      services: ServiceFacts[]
      homepage: HomepageFacts
      testimonials: Omit<Testimonial, 'quote' | 'title'>[]
      reviews: Site['reviews']
      terms: Omit<Term, 'label' | 'text'>[]
      about: AboutFacts
      careers: Pick<Site['careers'], 'picture'> & {
        jobs: (Id & Omit<Entry<Site['careers']['jobs']>, 'title' | 'description' | 'benefits'>)[]
      }
      contact: {
        info: { items: Omit<Entry<Site['contact']['info']['items']>, 'infoBody01' | 'infoBody02'>[] }
        map?: Pick<Site['contact']['map'], 'drawing'>
      }
      gallery: {
        items: Omit<Entry<Site['gallery']['items']>, 'title' | 'dimension'>[]
        filters: Id[]
        pairs: Omit<Entry<Site['gallery']['pairs']>, 'title' | 'dimension'>[]
      }
      blog: Pick<Site['blog'], 'fallbackPictures'> & { authors: Omit<Entry<Site['blog']['authors']>, 'role'>[] }
      articles: Pick<Article, 'id' | 'slug' | 'createdAt' | 'lastModified' | 'author' | 'reviewed' | 'picture'>[]
      directories: Pick<Site['directories'], 'run'> & { groups: (Id & { links: Entry<Site['directories']['groups']>['links'] })[] }
      notFound: Pick<Site['notFound'], 'variant' | 'siteName' | 'drawing'>
      /** Without it, the site has no estimate page. */
      estimate?: { table: PriceTable }
    }
  >

/** The key of a list entry's words. The order must match `entryName` in compose-site.ts. */
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

/** Words used on every page. */
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

type ServiceWords<S> = Pick<Service, 'name' | 'description' | 'shortLine' | 'facts' | 'measures' | 'details' | 'detailsNote'> &
  (S extends { page: infer P extends Constant<ServicePageFacts> } ? { page: ServicePageWords<P> } : unknown)

/** The list under `Key` in a section's facts; an empty list if the set has no such section. */
type ListOf<Section, Key extends string> = Section extends { readonly [K in Key]: infer List extends readonly unknown[] } ? List : []

type HomeSectionWords<H extends Facts['homepage']> = {
  highlights: {
    heading: string
    items: ByName<ListOf<H['highlights'], 'items'>, Pick<Entry<HomeSections['highlights']['items']>, 'name' | 'text'>>
  }
  steps: { heading: string; items: ByName<ListOf<H['steps'], 'items'>, Omit<Entry<HomeSections['steps']['items']>, 'drawing'>> }
  figures: Omit<HomeSections['figures'], 'items'> & {
    items: {
      readonly [F in Entry<ListOf<H['figures'], 'items'>> as NameOf<F>]: Omit<Entry<HomeSections['figures']['items']>, 'scale'> & {
        scale: F extends { scale: infer S } ? { labels: ByName<ListOf<S, 'labels'>, Pick<Entry<Scale['labels']>, 'text'>> } : never
      }
    }
  }
  strip: ByName<NonNullable<H['strip']>, Omit<Entry<HomeSections['strip']>, 'picture'>>
  pair: Pick<HomeSections['pair'], 'heading' | 'text'>
  questions: {
    heading: string
    groups: {
      readonly [G in Entry<ListOf<H['questions'], 'groups'>> as NameOf<G>]: { name: string; items: ByName<ListOf<G, 'items'>, Question> }
    }
  }
  area: Pick<HomeSections['area'], 'heading' | 'text'> & { places: ByName<ListOf<H['area'], 'places'>, { note: string }> }
  jobs: Omit<HomeSections['jobs'], 'items'> & {
    items: ByName<ListOf<H['jobs'], 'items'>, Pick<Job, 'name' | 'text' | 'sizeText'>>
  }
  articles: Pick<HomeSections['articles'], 'heading'>
}

type AboutSectionWords<A extends Facts['about']> = {
  values: { items: ByName<ListOf<A['values'], 'items'>, { name: string; text: string }> }
  services: ByName<NonNullable<A['services']>, { title: string; description: string }>
  commitment: Omit<AboutSections['commitment'], 'badges'> & { badges: ByName<ListOf<A['commitment'], 'badges'>, { caption: string }> }
}

/** Words are required for each section that the set has facts for. Sections that consist of words alone are optional. */
type SectionWords<Sections, WithFacts, SectionFacts> = {
  readonly [Name in keyof SectionFacts as Extract<Name, keyof WithFacts>]: WithFacts[Extract<Name, keyof WithFacts>]
} & Partial<Omit<Sections, keyof WithFacts>>

type HomepageWords<H extends Facts['homepage']> = Pick<Homepage, 'sections' | 'close'> & {
  hero: Omit<Homepage['hero'], 'picture'>
} & SectionWords<HomeSections, HomeSectionWords<H>, H>

type AboutWords<A extends Facts['about']> = Pick<Site['about'], 'sections' | 'body' | 'servicesButton' | 'close'> &
  SectionWords<AboutSections, AboutSectionWords<A>, A>

type EstimateWordsOf<F> = F extends { estimate: { table: { kind: infer Kind } } } ? { estimate: { words: WordsOfTable<Kind> } } : unknown

/** The words that each language of a set with these facts must have. */
export type WordsOf<F extends Facts> = GeneralWords & {
  navigation: ByName<F['navigation'], { title: string }>
  pages: Readonly<Record<keyof F['pages'] | (string & {}), Omit<Site['pages'][string], 'url' | 'picture'>>>
  pictures: { readonly [Name in keyof F['pictures']]: { alt: string } }
  services: { readonly [S in F['services'][number] as S['id']]: ServiceWords<S> }
  homepage: HomepageWords<F['homepage']>
  testimonials: ByName<F['testimonials'], Pick<Testimonial, 'quote' | 'title'>>
  terms: ByName<F['terms'], { label: string; text: string }>
  about: AboutWords<F['about']>
  careers: Omit<Site['careers'], 'picture' | 'jobs'> & {
    jobs: ByName<F['careers']['jobs'], { title: string; description: string; benefits: string }>
  }
  contact: Pick<Site['contact'], 'ready' | 'next' | 'form' | 'banner'> & {
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
  blog: Omit<Site['blog'], 'fallbackPictures' | 'authors'> & { authors: ByName<F['blog']['authors'], { role: string }> }
  articles: ByName<F['articles'], Omit<Article, 'id' | 'slug' | 'createdAt' | 'lastModified' | 'author' | 'reviewed' | 'picture'>>
  directories: Pick<Site['directories'], 'intro'> & { groups: ByName<F['directories']['groups'], { name: string }> }
  notFound: Omit<Site['notFound'], 'variant' | 'siteName' | 'drawing'>
  /** For every language except the default. The build lists missing entries. */
  drawings?: DrawingWords
} & EstimateWordsOf<F>
