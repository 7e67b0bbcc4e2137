import type { SceneName } from '../../../seeds/types.ts'
import type { Drawing } from '../drawing.ts'
import { FAMILY_KEYS, PALETTES, type Palette } from '../palettes.ts'
import * as blog from './blog.ts'
import { drawHero } from './hero.ts'
import * as moments from './moments.ts'
import * as occasions from './occasions.ts'
import * as service from './service.ts'
import * as shop from './shop.ts'
import * as steps from './steps.ts'
import * as yearly from './yearly.ts'

const SCENE_DRAWINGS: Record<SceneName, (palette: Palette) => string> = {
  hero: drawHero,
  birthday: occasions.drawBirthday,
  'thank-you': occasions.drawThankYou,
  wedding: occasions.drawWedding,
  'new-baby': occasions.drawNewBaby,
  christmas: yearly.drawChristmas,
  'valentines-day': yearly.drawValentines,
  'mothers-day': yearly.drawMothersDay,
  'fathers-day': yearly.drawFathersDay,
  easter: yearly.drawEaster,
  anniversary: occasions.drawAnniversary,
  graduation: moments.drawGraduation,
  'new-home': moments.drawNewHome,
  'get-well-soon': moments.drawGetWell,
  retirement: moments.drawRetirement,
  'teacher-thank-you': moments.drawTeacher,
  'good-luck': moments.drawGoodLuck,
  congratulations: moments.drawCongratulations,
  'leaving-colleague': moments.drawLeavingColleague,
  business: shop.drawBusiness,
  'business-team': shop.drawBusinessTeam,
  doubler: shop.drawDoubler,
  'empty-basket': shop.drawEmptyBasket,
  'not-found': shop.drawNotFound,
  error: shop.drawError,
  'choose-card': steps.drawChooseCard,
  'wrap-it': steps.drawWrapIt,
  'send-it': steps.drawSendIt,
  redeem: steps.drawRedeem,
  'choice-card': steps.drawChoiceCard,
  'blank-cards': steps.drawBlankCards,
  'blog-writing': blog.drawBlogWriting,
  'blog-planning': blog.drawBlogPlanning,
  'blog-kitchen': blog.drawBlogKitchen,
  'blog-travel': blog.drawBlogTravel,
  'blog-money': blog.drawBlogMoney,
  'blog-family': blog.drawBlogFamily,
  'blog-office': blog.drawBlogOffice,
  'blog-seasons': blog.drawBlogSeasons,
  helpdesk: service.drawHelpdesk,
  contact: service.drawContact,
  delivery: service.drawDelivery,
  'good-causes': service.drawGoodCauses,
  account: service.drawAccount,
}

/** Every scene in the colours of every family: scenes/<family>/<name>. */
export function listSceneDrawings(): Drawing[] {
  return FAMILY_KEYS.flatMap((family) =>
    Object.entries(SCENE_DRAWINGS).map(([name, draw]) => ({
      name: `scenes/${family}/${name}`,
      inputs: PALETTES[family],
      draw: () => draw(PALETTES[family]),
    })),
  )
}
