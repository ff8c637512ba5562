import type { QuestionGroups } from 'contractor-website/content'

/** The thirteen questions of the home page, 40 to 90 words each. */
export const questionGroups: QuestionGroups = {
  materials: {
    name: 'Materials',
    items: {
      'open-cell-or-closed-cell': {
        question: 'Should I choose open-cell or closed-cell foam?',
        answer:
          'Use closed-cell where it may get wet or where space is tight, such as crawl spaces, rim joists and steel. Use open-cell where there’s depth and you want quiet, such as existing 2x6 walls and the walls between rooms. Many houses get both, and your quote prices each one. [Here’s how to choose.](/blog/open-cell-or-closed-cell/)',
      },
      smell: {
        question: 'Does spray foam smell afterward?',
        answer:
          'There’s a strong smell while we spray and for several hours after. Fans pull it outside until the foam has cured, and cured foam doesn’t smell much. If it smells sharp when you come home, go outside and call us, because the mix may have been off. We’ll check it and cut out whatever isn’t right.',
      },
      'old-fiberglass': {
        question: 'Can you spray over old fiberglass?',
        answer:
          'No. Foam only seals what it sticks to, and fiberglass moves. We take the old batts out, vacuum the cavities and spray the bare wood or concrete. On an attic floor, loose fill can often stay if the new foam goes under the roof above it. Removing old insulation is a separate item in your quote.',
      },
      hail: {
        question: 'Can a foam roof handle hail?',
        answer:
          'Small hail, usually. Large hail dents it and can cut the coating, and sun breaks down bare foam, so have the roof checked after a hailstorm. We can seal a cut or fill a dent without tearing off the roof. The coating wears, too, so plan on a new one every 10 to 15 years. Before you choose, ask your insurer which products it accepts.',
      },
      fire: {
        question: 'Does spray foam burn?',
        answer:
          'Yes. Bare foam can catch fire, and it burns with heavy smoke. That’s why building codes require a covering between foam and living space, usually drywall. Attics and crawl spaces often need one, too, and there it can be a tested coating. We’ll tell you which covering your rooms need, and your quote will say who installs it.',
      },
    },
  },
  cost: {
    name: 'Cost and timing',
    items: {
      'free-quote': {
        question: 'Is the insulation quote free?',
        answer:
          'Yes. Call or fill out the form, tell us which rooms are cold, and we’ll set a time to come out and measure. Within two business days of the visit, you’ll get a written quote with the foam, thickness, R-value, square feet and price for each area. The visit is free, and the quote’s prices are good for 30 days.',
      },
      price: {
        question: 'What affects the cost of spray foam?',
        answer:
          'Square footage matters most, then thickness, then the type of foam. After that, it’s whether the walls are open, how high they are, how far our hose has to reach and what has to come out first. Your quote shows the square feet, thickness, foam and price of each area, so you can see how leaving one out changes the total. [Estimate my insulation](/estimate/).',
      },
      rebates: {
        question: 'Are there insulation rebates?',
        answer:
          'Sometimes. The federal tax credit for insulation ended December 31, 2025. Xcel Energy, other utilities, cities and the state run programs for insulation and air sealing, and they change from year to year. Some require a test of your house before any work begins, so ask your utility first. We’ll give you the paperwork they ask for: square feet, products, thicknesses and photos from before and after.',
      },
      'back-in': {
        question: 'How soon can we go back in?',
        answer:
          'For a house, it’s often about a day after we finish spraying. The foam’s manufacturer sets the time, and it depends on the product and on how the rooms are ventilated. We’ll put the wait in writing before we start, and we’ll post the exact time on the door when we finish. Until then, your family and pets have to stay out.',
      },
    },
  },
  'rules-and-comfort': {
    name: 'Rules and comfort',
    items: {
      permit: {
        question: 'Do I need a permit?',
        answer:
          'For new walls and additions, almost always, and the inspector checks the insulation, too. For an attic or crawl space in a finished house, it depends on your city. We’ll call your building department first and put the answer in your quote. If the city hasn’t answered by then, the quote says so, and we confirm before you sign. If the job needs its own permit, we pull it. Here’s [who decides in your city](/insulation-code-denver/#which-code-does-my-city-use).',
      },
      'attic-r-value': {
        question: 'What R-value does my attic need?',
        answer:
          'In an existing attic, your city may ask for less than in a new one, or for nothing. For a new house or addition, the 2021 energy code asks for R-60, and the 2015, 2018 and 2024 codes ask for R-49. If the insulation keeps its full depth over the outside walls, R-49 meets the 2021 code, and R-38 meets the others. Some cities write their own code. Closed-cell foam 8 inches thick is R-48, and R-49 takes a fraction of an inch more. Here’s [the code, city by city](/insulation-code-denver/).',
      },
      'fresh-air': {
        question: 'Does a tight house need fresh air?',
        answer:
          'Yes. A leaky house gets air through its cracks, but a tight one needs a fan that brings in the right amount. After a whole-house job, we recommend a blower-door test by an independent energy rater. It measures how much air leaks, so the fan can be set to match. Gas furnaces and water heaters that draw air from the rooms need a check, too.',
      },
      'ice-dams': {
        question: 'Will spray foam stop ice dams?',
        answer:
          'It helps with the main cause. Ice dams grow when heat from your rooms melts snow high on the roof and the water freezes along the cold eaves. Foam under the roof keeps more of that heat inside. Sun, gutters and the shape of the roof matter, too, so we’ll look at the eaves before we promise anything.',
      },
    },
  },
}
