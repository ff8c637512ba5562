import type { ArticleWords } from 'contractor-website/content'
import { energyCodeLink, energyCodeNote, rValueStatement } from '../r-value-statement.ts'

export const sprayFoamCost: ArticleWords = {
  title: 'What spray foam costs in Denver',
  excerpt: 'Prices for rim joists, crawl spaces, walls, attics and metal buildings, and what changes them.',
  tags: ['cost', 'quotes', 'planning'],
  metaTitle: 'Spray Foam Insulation Cost in Denver: Price per Sq. Ft.',
  metaDescription:
    'What spray foam insulation costs in metro Denver: rim joist, crawl space, walls, attic and metal building, per square foot and for a whole job.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'The smallest common job, a rim joist 160 feet around, costs {prices.rimJoist} with closed-cell foam 3 inches thick, R-18. Under a 1,200-square-foot roof, closed-cell foam 8 inches thick, R-48, costs {prices.atticRoof}, plus a fire covering in most attics.',
    },
    {
      kind: 'paragraph',
      text: 'These are our own prices for 2026. Our [cost estimate](/estimate/) uses the same prices. It leaves out flat roofs, crawl space liners, vapor layers and fire coverings. The prices include masking, the foam, trimming, cleanup and the permit, if your city requires one.',
    },
    { kind: 'heading', level: 2, text: 'Spray foam cost by area' },
    {
      kind: 'table',
      head: ['Where', 'Foam', 'Typical size', 'Price'],
      rows: [
        ['Rim joist', 'Closed-cell, 3 inches, R-18', '160 square feet', '{prices.rimJoist}'],
        ['Crawl space walls', 'Closed-cell, 2 1/2 inches, R-15', '400 square feet', '{prices.crawlSpaceWalls}'],
        ['Open walls', 'Open-cell, 5 1/2 inches, R-19', '600 square feet', '{prices.openCellWalls}, plus vapor layer'],
        ['Open walls', 'Closed-cell, 3 inches, R-18', '600 square feet', '{prices.closedCellWalls}'],
        ['Open walls', 'Closed-cell, 4 inches, R-24', '600 square feet', '{prices.closedCellWallsMedium}'],
        ['Open walls', 'Closed-cell, 5 inches, R-30', '600 square feet', '{prices.closedCellWallsDeep}'],
        ['Under a roof', 'Closed-cell, 8 inches, R-48', '1,200 square feet', '{prices.atticRoof}, plus covering'],
        ['Under a roof', 'Open-cell, 9 1/4 inches, R-32', '1,200 square feet', '{prices.atticRoofOpenCell}, plus coatings'],
        ['Metal building', 'Closed-cell, 3 inches, R-18', '4,000 square feet of steel', '{prices.metalBuilding}, plus covering'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Most attics and metal buildings need a fire covering over the foam. A tested fire coating is about {prices.atticRoofCoating} for this roof and {prices.metalBuildingCoating} for this metal building. The vapor layer for these open-cell walls is about {prices.openCellWallsLayer}, and the vapor coating for this open-cell roof is about {prices.atticRoofOpenCellLayer}. R-32 is less than any code here asks for in a new attic, so use it only in an existing one, if your city accepts it.',
    },
    { kind: 'paragraph', text: `${rValueStatement} ${energyCodeNote} ${energyCodeLink}` },
    { kind: 'heading', level: 2, text: 'Cost per square foot' },
    {
      kind: 'list',
      items: [
        '**Under a roof:** For closed-cell foam 8 inches thick, R-48, {prices.roofDeckClosedCell}. For open-cell 9 1/4 inches thick, R-32, {prices.roofDeckOpenCell}, plus about {prices.vaporLayer} for the vapor-slowing coating it needs. In most attics, add the fire covering.',
        '**Open walls:** {prices.wallOpen} for open-cell foam 5 1/2 inches thick, R-19, plus about {prices.vaporLayer} for the vapor-slowing layer an outside wall usually needs. For closed-cell, {prices.wallClosedThin} for 3 inches, R-18; {prices.wallClosedMedium} for 4 inches, R-24; and {prices.wallClosedDeep} for 5 inches, R-30.',
        '**Crawl space walls:** {prices.crawlSpaceClosedCell} for closed-cell foam 2 1/2 inches thick, R-15. A liner over the soil is about {prices.crawlSpaceLiner} per square foot of floor.',
        '**Attic floor:** {prices.atticFloorOpenCell} for open-cell foam 17 1/2 inches thick, R-60. About 17 inches of blown-in cellulose, also R-60, usually costs less there.',
        '**Metal building:** {prices.steelFoam} for closed-cell foam 3 inches thick, R-18, plus the fire covering.',
        '**A flat roof:** {prices.roofingFoam} for closed-cell roofing foam 2 inches thick, R-12, with its coating.',
        '**Rim joist:** {prices.rimJoistFoot} for closed-cell foam 3 inches thick, R-18, along with another area. By itself, about 160 feet of it costs {prices.rimJoist}.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Count the surface that gets the foam. For an attic floor, that’s length times width. For a wall, it’s length times height. For a roof, add every slope and the gable walls. For a rim joist, measure around the house: one foot is about one square foot. For a metal building, add the roof and walls.',
    },
    { kind: 'heading', level: 2, text: 'What makes it cost more' },
    {
      kind: 'list',
      items: [
        'Thickness. Twice the foam is nearly twice the price.',
        'Tight spaces. A low crawl space takes longer than an open wall.',
        'Old insulation that has to come out, at {prices.removalFoot} per square foot. Vermiculite has to be tested for asbestos first.',
        'Wiring, pipes and ducts in the way.',
        'A fire covering over the foam, which most attics and metal buildings need. A tested coating is about {prices.foamCoating} per square foot.',
        'A small job. Even the smallest costs {prices.smallestJob}, because the truck and crew have to come.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Where to spend first' },
    {
      kind: 'paragraph',
      text: 'Start at the top with the cheap leaks: the attic hatch, the lights and the pipes. Next comes the rim joist. Before you foam a whole attic, compare prices: if it’s empty, loose fill on the floor is usually the better buy. Our page about [attic insulation](/attic-insulation-denver/) helps you decide.',
    },
    { kind: 'heading', level: 2, text: 'Are there rebates?' },
    {
      kind: 'paragraph',
      text: 'The federal tax credit for insulation ended December 31, 2025. Utilities and the state still run programs, and some want a test of your house before any work begins. [Ask your utility first](/#rebates).',
    },
    { kind: 'heading', level: 2, text: 'How to compare two quotes' },
    {
      kind: 'list',
      items: [
        '**The foam:** open-cell or closed-cell, with the product’s name.',
        '**The thickness:** in inches, with its R-value, and how it’s measured.',
        '**The area:** in square feet, with a price for each part of the house.',
        '**What comes with it:** the fire covering over the foam, the permit, old insulation, and when you can go back in.',
        '**Payment:** how much, and when.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If two prices are far apart, check the foam and the thickness first. Our guide to [open-cell and closed-cell foam](/blog/open-cell-or-closed-cell/) explains the difference.',
    },
  ],
  close: { heading: 'Want a price for your house?\nWe’ll measure for free.' },
}
