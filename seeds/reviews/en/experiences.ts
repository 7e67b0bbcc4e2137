import type { ProductReviewSeeds } from '../../types.ts'

export const experiences: ProductReviewSeeds = {
  'crimson-basket-balloons': [
    {
      author: 'Sophie L.',
      stars: 5,
      on: '2025-08-18',
      text: 'My husband is afraid of ladders. He was not afraid of this. Neither of us can explain it.',
    },
    {
      author: 'Alan P.',
      stars: 3,
      on: '2026-04-30',
      title: 'Patience required',
      text: 'Cancelled four times because of the weather. They were polite about it every time, but it has been a year and my mother is 81.',
    },
    {
      author: 'Geraldine H.',
      stars: 5,
      on: '2026-09-16',
      title: 'The quietest hour',
      text: 'Third time lucky with the wind, and none of us minded the wait once we were up. The bacon roll was waiting.',
    },
  ],
  'playhouse-passport': [
    {
      author: 'Olive R.',
      stars: 5,
      on: '2025-12-05',
      title: 'Interval ice cream included',
      text: 'I had thought those days were over.',
    },
    {
      author: 'Kwame D.',
      stars: 4,
      on: '2026-05-16',
      text: 'Swapped the night when the trains fell over. No fuss. A bigger map on the site would help.',
    },
    {
      author: 'Judith B.',
      stars: 5,
      on: '2026-10-07',
      title: 'An actor borrowed my coat',
      text: 'It came back with a note in the pocket. I am not going to tell you what it said.',
    },
  ],
  'clay-and-kin': [
    {
      author: 'Leonard W.',
      stars: 3,
      on: '2025-09-09',
      title: 'Fun, but allow for the firing',
      text: 'I gave it as a Christmas idea without realising the pots take about four weeks to come back. Ask them first if it is for a date.',
    },
    {
      author: 'Hollie T.',
      stars: 5,
      on: '2026-04-11',
      text: 'Hen do for nine. Wine, wheels, no one wore a sash. Thank you.',
    },
    {
      author: 'Maggie O.',
      stars: 5,
      on: '2026-10-03',
      title: 'My mug leans and I love it',
      text: 'The teacher looked at it for a while and said ‘it has somewhere to be’. It came by post in straw, which the cat now owns.',
    },
  ],
  'gearstick-days': [
    {
      author: 'Lesley J.',
      stars: 4,
      on: '2026-05-15',
      text: 'Lincolnshire is a fair way for us and you do need the whole day. Double-declutching is harder than my husband said.',
    },
    {
      author: 'Bill H.',
      stars: 5,
      on: '2026-08-30',
      title: 'Rang the bell',
      text: 'Seventy-eighth birthday. Drove a fire engine. Rang the bell. Rang it again. Nothing more to ask of life, really.',
    },
  ],
  'owl-and-oven': [
    {
      author: 'Val N.',
      stars: 5,
      on: '2025-10-17',
      title: 'Not a demonstration, you really cook',
      text: 'I filleted a fish. Me.',
    },
    {
      author: 'Dominic R.',
      stars: 4,
      on: '2026-04-27',
      text: 'Bread class in a bakery that was still warm from the day. My loaf was flat. I was told why.',
    },
    {
      author: 'Shireen K.',
      stars: 5,
      on: '2026-10-14',
      title: 'Curry in somebody’s aunt’s house',
      text: 'The aunt is called Bina and I would die for her. We ate at her table until eleven.',
    },
  ],
  'laugh-track-live': [
    {
      author: 'Elizabeth T.',
      stars: 2,
      on: '2025-10-30',
      title: 'A bit near the front',
      text: 'There is nowhere else in a room that size. I am not a person who enjoys being asked what I do for a living.',
    },
    {
      author: 'Hamish D.',
      stars: 4,
      on: '2026-05-21',
      text: 'Four out of five were properly funny, which is a far better rate than the telly. First round was indeed covered.',
    },
    {
      author: 'Becky S.',
      stars: 5,
      on: '2026-10-09',
      title: 'In a launderette',
      text: 'Third comedian did ten minutes about my tumble dryer. I was sitting on it.',
    },
  ],
  'tealight-cinema': [
    {
      author: 'Denise L.',
      stars: 3,
      on: '2025-11-03',
      title: 'Winter hall was chilly',
      text: 'Good film, hard chairs. I would save the card for summer next time.',
    },
    {
      author: 'Rob N.',
      stars: 4,
      on: '2026-06-27',
      text: 'Rained. Nobody left. Bring a hat.',
    },
    {
      author: 'Philippa G.',
      stars: 5,
      on: '2026-08-31',
      title: 'A film in an empty swimming pool',
      text: 'Blankets, headphones, hot chocolate in my hands and a bat overhead for the whole of the second act.',
    },
  ],
  'backstage-key': [
    {
      author: 'Verity S.',
      stars: 3,
      on: '2025-12-10',
      text: 'The bell tower I wanted was full for months. Got a pumping station instead. I now have views on pumping stations.',
    },
    {
      author: 'Quentin A.',
      stars: 5,
      on: '2026-09-23',
      title: 'Three in the morning, in a bakery',
      text: 'I have never been so tired or so pleased. They let me knock back the dough.',
    },
  ],
  'ropewalk-woods': [
    {
      author: 'Faisal H.',
      stars: 4,
      on: '2026-05-31',
      text: 'Six cousins, one calm instructor. Spectator trail is a nice touch for those of us with sense.',
    },
    {
      author: 'Susan B.',
      stars: 5,
      on: '2026-08-19',
      title: 'Tell nobody',
      text: 'I did the top one. I am seventy. My knees know but my doctor does not.',
    },
  ],
  'tasting-ladder': [
    {
      author: 'Simon T.',
      stars: 3,
      on: '2025-11-13',
      title: 'Small tastes are small',
      text: 'Good company, interesting honey, went for chips afterwards. Eat first.',
    },
    {
      author: 'Henrietta D.',
      stars: 5,
      on: '2026-04-24',
      title: 'Rung seven was a mistake',
      text: 'Rung eight was worth it. I do not drink and got exactly the same ladder in tea.',
    },
  ],
  'grand-day-post': [
    {
      author: 'Howard L.',
      stars: 4,
      on: '2026-05-17',
      text: 'Lived here for thirty years and found four alleys I had never seen. Flat shoes, they mean it.',
    },
    {
      author: 'Jess O.',
      stars: 5,
      on: '2026-08-05',
      title: 'We simply argued',
      text: 'Three hours, one riddle too many, tea at the end. My brother still says it was his idea about the weathercock.',
    },
  ],
}
