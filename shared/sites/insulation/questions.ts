import type { Site } from '../../site-types.ts'

/** The thirteen questions of the home page, 40 to 90 words each. */
export const questionGroups: Site['homepage']['questions']['groups'] = [
  {
    name: 'Materials',
    items: [
      {
        id: 'open-cell-or-closed-cell',
        question: 'Open-cell or closed-cell?',
        answer:
          'Closed-cell where it may get wet or where space is short: crawl spaces, rim joists, steel. Open-cell where there is depth and you want quiet: rafters, inside walls. Many houses get both, and the price lists them apart. [The longer answer is an article.](/blog/open-cell-or-closed-cell/)',
      },
      {
        id: 'smell',
        question: 'Does foam smell afterward?',
        answer:
          'There is a strong smell while we spray and for some hours after. Fans pull it outside until the foam has cured. Cured foam has little smell of its own. If a room still smells sharp days later, call us: it can mean the mix was off, and we will come back, look at it and cut out what is not right.',
      },
      {
        id: 'old-fiberglass',
        question: 'Can you spray over old fiberglass?',
        answer:
          'No. Foam seals only what it sticks to, and fiberglass moves. We take the old batts out, vacuum the bays and spray the bare wood or concrete. On an attic floor, loose fill can often stay when the new foam goes to the roof above it. Removal has its own line in the price.',
      },
      {
        id: 'hail',
        question: 'Will it hold up to hail on a flat roof?',
        answer:
          'Roofing foam is denser than wall foam and carries a coating on top. Hail dents it more often than it opens it, and a dent can be cut out and filled without tearing off the roof. The coating wears and is renewed over the years. Ask your insurer which products it accepts before you choose.',
      },
      {
        id: 'fire',
        question: 'Does foam burn?',
        answer:
          'Yes. Like wood, it burns if it is left bare and a fire reaches it. That is why building codes ask for a covering between foam and living space, usually drywall, and for a covering or a tested coating in attics and crawl spaces. We tell you which one your rooms need and whether it is in the price.',
      },
    ],
  },
  {
    name: 'Cost',
    items: [
      {
        id: 'free-quote',
        question: 'Is the quote free?',
        answer:
          'Yes. Call or fill out the form, tell us which rooms are cold, and we will set a time to crawl in and measure. You get the area, the kind of foam, the thickness, the R-\u2060value and one price for each place in writing. The visit costs nothing and the price stands until the date on the sheet.',
      },
      {
        id: 'price',
        question: 'What makes the price go up or down?',
        answer:
          'Area first, then thickness, then which foam. After that: whether the bays are open, how high they are, how far the hose has to reach from the street, and what has to come out before we start. You see each of these on the sheet, so you can leave a place out and read what that saves.',
      },
      {
        id: 'rebates',
        question: 'Are there rebates?',
        answer:
          'Sometimes. Utilities, cities and the state run programs for insulation and air sealing, and they change from year to year. Some want a test of the house before any work begins, so ask your utility first. We give you the papers they want: areas, products, thicknesses and photographs from before and after.',
      },
      {
        id: 'back-in',
        question: 'How long until we can go back in?',
        answer:
          'The maker of the foam sets the time, and it depends on the product and on how the rooms are ventilated. It is often about a day for a house. We write the hour on the sheet before we start and hang it on the door. People, pets and fish all stay out until then.',
      },
    ],
  },
  {
    name: 'Rules and comfort',
    items: [
      {
        id: 'permit',
        question: 'Do I need a permit?',
        answer:
          'It varies by city. New walls and additions almost always have one already, and the insulation is part of its inspection. For an attic or a crawl space in a finished house, some cities ask for a permit and some do not. We call your building department before the work and put what they say on the sheet.',
      },
      {
        id: 'attic-r-value',
        question: 'How much R-\u2060value does my attic need?',
        answer:
          'Ask the city first, because the number depends on the code it has adopted and on the kind of roof. As a picture of what is possible: closed-cell foam at a thickness of 8" is R-\u206048. We write down what your city asks for, what you have now and what each step up would cost.',
      },
      {
        id: 'fresh-air',
        question: 'Does a tight house need fresh air?',
        answer:
          'Yes. A leaky house airs itself, badly and in the wrong places. A tight one needs a fan that brings in the right amount on purpose. For a whole-house job we recommend a blower-door test afterward, so the fan is set by a measurement. Furnaces and water heaters that burn gas are checked too.',
      },
      {
        id: 'ice-dams',
        question: 'Will it stop ice dams?',
        answer:
          'It takes away their main cause. Ice dams grow when heat from the rooms melts snow high on the roof and the water freezes at the cold edge. Foam under the deck keeps that heat inside. Sun, gutters and odd valleys still play a part, so we look at the eaves before we promise anything.',
      },
    ],
  },
]
