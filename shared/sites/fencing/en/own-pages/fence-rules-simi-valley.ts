import type { OwnPageWords } from 'contractor-website/content'

export const fenceRules: OwnPageWords = {
  metaData: {
    title: 'Fence Height and Permit Rules in Simi Valley, CA',
    description:
      'Simi Valley fence rules: 42 inches in front, 6 feet in back, see-through tops, permits and fire zones. Plus who to call in the towns around it.',
  },
  h1: 'Fence rules in\u00a0Simi\u00a0Valley',
  subtitle: 'How tall your fence can be, when it needs a permit, and who to call in your town.',
  picture: 'decorative-fencing',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'In Simi Valley, a backyard fence can be six feet tall. In front, a solid fence can be 42 inches tall, but an open one can go higher. Give us your address, and we’ll look up the rules for your lot before you pick a height.',
    },
    { kind: 'heading', level: 2, text: 'How tall can my fence be?' },
    {
      kind: 'table',
      caption: 'Height limits for houses, as we read the rules on November 26, 2026. We check with your city or county before we draw.',
      sample: true,
      head: ['Where you live', 'In front', 'Back and sides', 'Who decides'],
      rows: [
        [
          'Simi Valley',
          'Solid: 42 inches. Up to 6 feet if it’s see-through above that.',
          '6 feet, starting 20 feet back from the front property line. Up to 8 feet along some main streets, if the city agrees.',
          '[Planning Division](https://simivalley.org/departments/environmental-services/planning-division/frequently-asked-questions), (805)\u00a0583-6769',
        ],
        [
          'Moorpark',
          'Set by zone. Over 42 inches, the city may want a Zoning Clearance first. We’ll look up your address.',
          'Set by zone. The same Zoning Clearance may come first.',
          '[Moorpark Planning](https://www.moorparkca.gov/167/Planning), (805)\u00a0517-6258',
        ],
        [
          'Santa Susana Knolls',
          'County rules, not Simi Valley’s: 3 feet, or up to 6 if at least half of the fence is see-through.',
          '6 feet. Anything taller needs the county’s approval first.',
          '[Ventura County Planning](https://vcrma.org/divisions/planning), (805)\u00a0654-2488',
        ],
        [
          'Chatsworth',
          'Los Angeles rules: usually 42 inches.',
          '6 or 8 feet, depending on your zone. 6 feet in special grading areas.',
          '[LA Building and Safety](https://dbs.lacity.gov/), or dial 311',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'On a corner lot, the corner itself has to stay low so drivers can see. Tell us if you’re on a corner or a slope, and we’ll ask the city where a taller fence can start and from which side the height is measured. Your HOA may allow less than the city does.',
    },
    { kind: 'heading', level: 2, text: 'The see-through rule in Simi Valley' },
    {
      kind: 'paragraph',
      text: 'A front fence can be taller if people can see through the top. Six feet is fine when the solid part ends at 42 inches and the rest is open. A low wall or boards topped with iron pickets will do.',
    },
    {
      kind: 'drawing',
      drawing: 'height-limits',
      caption: 'A solid front fence, a front fence with an open top, and a backyard fence, each as tall as Simi Valley usually allows.',
    },
    { kind: 'heading', level: 2, text: 'Do I need a permit?' },
    {
      kind: 'paragraph',
      text: 'A wood, vinyl or iron fence up to six feet usually needs no building permit. Moorpark may want its Zoning Clearance. If you need either, we get it before we dig.',
    },
    {
      kind: 'list',
      items: [
        '**Over seven feet:** usually yes. California’s code exempts most fences up to seven feet, and Los Angeles up to ten, unless they’re masonry. Over six anywhere, ask us.',
        '**Masonry:** pillars and retaining walls often need one.',
        '**Pools:** a new pool’s fence is part of the pool’s permit. For a pool you already have, we ask the city first. [State law sets the measurements](/pool-fencing-simi-valley/).',
        '**Gate openers:** the wiring usually needs an electrical permit.',
        '**Trees:** Simi Valley protects mature native oaks, even in your yard, and other mature trees outside the yard of a house. The county and Los Angeles also protect sycamores. We ask before we dig near one.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Wood fences in a fire zone' },
    {
      kind: 'paragraph',
      text: 'Keep wood out of the five feet next to the house. That strip is called Zone 0, and California is writing rules for it. The drafts we’ve read, the latest from April 2026, allow no fence there that burns. That rules out wood fences and gates and, as we read it, vinyl and composite ones, too. In May 2026, the rules still weren’t final, and we’ve found no final version since. We last checked on November 26, 2026.',
    },
    {
      kind: 'paragraph',
      text: 'The rules are meant for Very High fire hazard zones and for all land where the state is responsible for wildfires (State Responsibility Areas). The Ventura County Fire Department plans to include High zones, too. The drafts apply to new homes first and give existing homes about three years. The state’s 2025 maps put more of Simi Valley in these zones, so [look up your address](https://osfm.fire.ca.gov/), even if you’ve checked before.',
    },
    {
      kind: 'paragraph',
      text: 'You don’t have to wait for the final rules. We can build the fence in cedar or vinyl and finish it with steel at the house: the last panel, and the gate if it’s there. At six feet, steel pickets cost {prices.steelFoot} a foot, and cedar {prices.cedarFoot}. Pickets are open; if you need privacy there, ask us to quote a solid metal panel. Ask your insurer as well, because some look at those five feet.',
    },
    { kind: 'heading', level: 2, text: 'Where this comes from' },
    {
      kind: 'list',
      items: [
        'Simi Valley: the Planning Division, and the council’s explanation of the [see-through rule](https://www.vcstar.com/news/simi-council-loosens-landscaping-parking-rules).',
        'Moorpark: [chapter 17.24 of the city code](https://ecode360.com/44076143) and the city’s page on [obtaining approval](https://www.moorparkca.gov/184/Obtaining-Approval).',
        'Ventura County: Code Compliance’s “Violation Examples”.',
        'Los Angeles: Building and Safety’s answers on how high a fence can be and when it needs a permit.',
        'Trees: Simi Valley’s Mature Tree Preservation Ordinance and Ventura County’s Tree Protection Ordinance.',
        'Fire: the [April 2026 draft](https://fireandsafetyjournalamericas.com/zone-zero-bof-rules/), its [status in May](https://firereadyhome.com/zone-0/regulations), and the fire marshal’s [report on the new maps](https://digitaledition.simivalleyacorn.com/infinity/article_popover_share.aspx?guid=1289bee6-4bc3-4aac-a867-77301ea54148).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Rules change, and this page is a summary, not legal advice. Your city or county has the last word.',
    },
  ],
  close: { heading: 'Not sure what you can build?\nWe’ll check, and measure for free.' },
}
