/** Who may import whom (docs/architecture.md). Each rule is broken on purpose in tests/rules/boundaries.test.ts, to see it fire. */

/** Bottom to top: a module imports only those before it. */
const MODULES = [
  'storefronts',
  'accounts',
  'catalog',
  'content',
  'delivery',
  'giftcards',
  'payments',
  'orders',
  'checkout',
  'redeem',
  'brands',
  'activation',
  'doubler',
  'enquiries',
]

/** Top to bottom: a room of web imports only itself and rooms of later lines. The last line holds small libraries that may use each other. */
const WEB_ROOMS = [
  ['routes'],
  ['screens'],
  ['features'],
  ['chrome'],
  ['blocks'],
  ['ui'],
  ['data', 'forms', 'i18n', 'routing', 'session', 'ssr', 'tracking'],
]

const TESTS = '\\.(test|e2e)\\.tsx?$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const moduleOrder = MODULES.slice(0, -1).map((name, place) =>
  rule(
    `module-order-${name}`,
    `${name} stands below what it imports here; whoever coordinates stands above.`,
    { path: `^src/modules/${name}/` },
    { path: `^src/modules/(${MODULES.slice(place + 1).join('|')})/` },
  ),
)

const webOrder = WEB_ROOMS.slice(1).map((rooms, place) => {
  const above = WEB_ROOMS.slice(0, place + 1).flat()
  return rule(
    `web-order-${rooms[0]}`,
    `${rooms.join(', ')} stand below ${above.join(', ')}.`,
    { path: `^src/web/(${rooms.join('|')})/`, pathNot: TESTS },
    { path: `^src/web/((${above.join('|')})/|router|hydrate|server)` },
  )
})

module.exports = {
  forbidden: [
    rule('no-cycles', 'A circle of imports cannot be read from any side.', {}, { circular: true }),
    rule(
      'must-resolve',
      'The import leads nowhere.',
      { path: '^(src|tools|bench|tests)/' },
      { couldNotResolve: true, pathNot: '\\?url$' },
    ),
    rule(
      'no-orphans',
      'Nobody imports this file, and it imports nobody.',
      { orphan: true, path: '^src/', pathNot: [TESTS, '\\.d\\.ts$', '^src/web/forms/[^/]+-worker\\.ts$'] },
      {},
    ),
    ...moduleOrder,
    rule(
      'known-module',
      'A new module takes its place in the order of .dependency-cruiser.cjs first.',
      {},
      { path: '^src/modules/[^/]+/', pathNot: `^src/modules/(${MODULES.join('|')})/` },
    ),
    rule(
      'module-front-door',
      'Other modules are entered through their index.ts.',
      { path: '^src/modules/([^/]+)/', pathNot: TESTS },
      { path: '^src/modules/([^/]+)/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$'] },
    ),
    rule(
      'module-front-door-for-app',
      'app knows a module by its index.ts and by its plug, x.module.ts.',
      { path: '^src/app/', pathNot: TESTS },
      { path: '^src/modules/', pathNot: '^src/modules/([^/]+)/(index|[^/]+\\.module)\\.ts$' },
    ),
    rule(
      'module-plug-is-for-app',
      'x.module.ts is what app plugs in; nobody else needs it.',
      { path: '^src/(?!app/)', pathNot: TESTS },
      { path: '^src/modules/[^/]+/[^/]+\\.module\\.ts$' },
    ),
    rule(
      'platform-is-technical',
      'platform knows no business: it stands below the modules.',
      { path: '^src/platform/', pathNot: TESTS },
      { path: '^(src/(modules|app|web|simulators)|seeds|storefronts|languages)/' },
    ),
    rule(
      'shared-is-pure',
      'shared runs in the browser too, so it imports nothing but itself, the URL words and the types of a storefront.',
      { path: '^src/shared/', pathNot: TESTS },
      { pathNot: ['^src/shared/', '^languages/', '^storefronts/types\\.ts$', '^node_modules/(valibot|temporal-polyfill)/'] },
    ),
    rule(
      'web-speaks-graphql',
      'web asks GraphQL; it imports only itself, shared, generated and languages, types included.',
      { path: '^src/web/', pathNot: TESTS },
      { path: '^(src/(modules|platform|app|simulators)|seeds|storefronts|tools|bench|tests)/' },
    ),
    ...webOrder,
    rule(
      'no-screen-imports-a-screen',
      'What two screens share is a feature.',
      { path: '^src/web/screens/([^/]+)/', pathNot: TESTS },
      { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    ),
    rule(
      'known-room',
      'A new room of web takes its place in the order of .dependency-cruiser.cjs first.',
      {},
      { path: '^src/web/[^/]+/', pathNot: `^src/web/(${WEB_ROOMS.flat().join('|')})/` },
    ),
    rule(
      'ui-knows-no-shop',
      'web/ui knows no business word: only itself, shared, and whether the page is hydrated.',
      { path: '^src/web/ui/', pathNot: TESTS },
      { path: '^(src|languages)/', pathNot: ['^src/web/ui/', '^src/web/ssr/use-hydrated\\.ts$', '^src/shared/'] },
    ),
    rule(
      'nobody-imports-app',
      'app puts everything together; it stands at the top.',
      { path: '^(src/(?!app/)|seeds/|storefronts/|languages/)', pathNot: TESTS },
      { path: '^src/app/' },
    ),
    rule(
      'simulators-stand-apart',
      'A simulator is spoken to over its protocol, so it knows platform and shared alone.',
      { path: '^src/simulators/', pathNot: TESTS },
      { path: '^(src|seeds|storefronts|languages)/', pathNot: '^src/(simulators|platform|shared)/' },
    ),
    rule(
      'data-imports-no-code',
      'Storefronts, languages and seeds are data: of src they know the types and paths of shared.',
      { path: '^(seeds|storefronts|languages)/', pathNot: TESTS },
      { path: '^(src|tools|bench|tests)/', pathNot: '^src/shared/' },
    ),
    rule(
      'no-test-code-in-src',
      'What only tests, benchmarks and tools use stays with them.',
      { path: '^src/', pathNot: TESTS },
      { path: '^(tests|bench|tools)/' },
    ),
    rule('nobody-imports-a-test', 'What several tests share belongs to tests/support.', {}, { path: TESTS }),
    rule(
      'front-door-for-tools',
      'Tools and benchmarks know a module by its index.ts, and the pages by their addresses. Tests may reach into what they test.',
      { path: '^(tools|bench)/', pathNot: TESTS },
      { path: '^src/(modules|web)/', pathNot: '^src/modules/[^/]+/index\\.ts$' },
    ),
    rule(
      'tools-stand-alone',
      'Tools build and check the shop: they need neither tests nor benchmarks.',
      { path: '^tools/', pathNot: TESTS },
      { path: '^(tests|bench)/' },
    ),
    rule(
      'bench-borrows-from-support',
      'Of the tests, a benchmark uses tests/support alone.',
      { path: '^bench/' },
      { path: '^tests/', pathNot: '^tests/support/' },
    ),
    rule('tests-know-no-bench', 'Tests run without the benchmarks.', { path: '^(tests|tools)/' }, { path: '^bench/' }),
    rule(
      'journeys-stay-outside',
      'A journey sees the shop as a shopper does: over its pages, its mails and its API.',
      { path: '^tests/journeys/' },
      { path: '^src/(app|modules|platform|web)/' },
    ),
    rule(
      'no-dev-dependencies-in-src',
      'A running shop has no devDependencies. (web is bundled beforehand.)',
      { path: '^src/(?!web/)', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/generated/|^dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types'],
    },
  },
}
