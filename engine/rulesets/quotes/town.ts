/** Roles of the town: number | phrase of the rules it rests on | gloss. */
export const TOWN = `
R-150 | Комиссар Играет за город. | Plays for the town.
R-151 | Если комиссар проверяет человека, не принадлежащего мафии, то ведущий сообщает ему, что перед ним "не мафия", без указания конкретной роли. | Checks documents: for a non-mafia player the answer is "not mafia", no role.
R-152 | Проверять документы.» … «Если комиссар проверяет мафию, то ведущий сообщает ему, что проверенный "мафия", без указания конкретного ранга или мафиозного статуса адвоката или журналиста. | For a mafia player the answer is "mafia" without rank or lawyer/journalist status.
R-153 | Убить. Вероятность оставить улики - 50% (Здесь: оставить улики - город узнает, что убитый - жертва комиссара). | Kill: with 50% chance evidence is left, i.e. the town learns that the dead man is the commissioner's victim.
R-154 | Вероятность раскрытия роли жертвы - 50%. | The victim's role is revealed with 50% chance.
R-155 | Доктор Играет за город. | Plays for the town.
R-156 | Вколоть сыворотку правды (раскрытие роли выбранного доктором игрока) с вероятностью раскрытия ника доктора 50%. | Action 1: truth serum — reveals the chosen player's role; 50% chance that the doctor's nick is revealed.
R-157 | Если живых игроков меньше 15, то не может использовать сыворотку два дня подряд. | With fewer than 15 living players the serum may not be used two days running.
R-158 | Лечить (т.е. спасать от смерти) выбранного игрока (в т.ч. себя).» … «Ведущему доктор отписывает, например: "Лечу Васю" | Action 2: heals (saves from death) a chosen player, himself included.
R-159 | Даже если к этому игроку ночью приходили несколько убийц, док его вылечит, и он останется жив. | The heal saves even from several killers.
R-160 | Лечить от роли (т.е. отписывает, что лечит жертву мафии/маньяка). | Action 3: heals from a role ("heal the victim of the mafia/maniac").
R-161 | Спасает обе жертвы мафии при двойном убийстве, если лечит от мафии. | Healing from the mafia saves both victims of a double kill.
R-162 | Не спасает мента/девочку, пришедших к жертве кровавого убийства маньяка, если лечит от маньяка. | Healing from the maniac does not save the cop/girl who came to the victim of a bloody kill.
R-163 | Однако, если в городе осталась всего одна негативная сторона (мафия/маньяк/снайпер и т.п.) | Healing from a role is lost when only one negative side is left.
R-164 | или же роли уже не раскрываются (10 игроков или меньше), доктор теряет возможность лечить от роли. | …or when roles are no longer revealed (10 players or fewer).
R-165 | Не может лечить 2 ночи подряд от одной и той же роли (например, от мафии) | He may not heal from the same role two nights running.
R-166 | Травить на 2 хода - лишает голоса выбранного игрока на 2 дня. | Action 4: poisons for 2 moves — the chosen player loses his vote for 2 days.
R-167 | Синий голос доктора засчитывается за три | The doctor's blue vote counts three.
R-168 | однако вслух об этом не сообщается. | That is not announced.
R-169 | Доктор не может две ночи подряд лечить одного игрока. | The doctor may not heal the same player two nights running.
R-170 | если ночью доктор лечил от роли, а эта роль убивала Васю, то следующей ночью он Васю вылечить не сможет. | If he healed from a role and that role was killing Vasya, he cannot heal Vasya the next night.
R-171 | И наоборот, если ночью доктор вылечил убитого Васю, а следующей ночью лечит от роли, и эта роль убивает Васю - Вася умрет | Conversely, having healed the attacked Vasya, if he next night heals from a role and that role kills Vasya, Vasya dies.
R-172 | (Однако доктору об этом не сообщается, ведущий просто не учитывает его действие). | The doctor is not told; the host just ignores the action.
R-173 | Если ночь в городе наступает, когда в городе осталось всего три человека, предыдущее правило аннулируется. То есть, если в городе всего три жителя, док может лечить того же, кого лечил прошлой ночью. | If the night falls with only three people in town, that rule is annulled: he may heal the one he healed last night.
R-174 | См. также описание шахида и некроманта. | See also the shahid and the necromancer.
R-175 | Девочка Играет за город.» … «Приходит к участнику ночью и, если приходит к роли, блокирует все ее действия.» … «То есть, доктор не лечит, комиссар не проверяет, маньяк не убивает и т.п. | Plays for the town. Coming to a role, she blocks all its actions (doctor does not heal, commissioner does not check, maniac does not kill…).
R-176 | Мафия не убивает только в том случае, если девочка приходит к боссу мафии. Если она навестит любого рангом ниже, мафия все равно совершит свой ход. | The mafia do not kill only if she comes to the boss; visiting a lower rank does not stop the mafia's move.
R-177 | если к человеку приходят убийцы, то этот человек умирает. | She does not save the visited: if killers come to him, he dies.
R-178 | А если приходит маньяк с кровавым убийством, то умирает и человек, и навестившая его девочка. | If the maniac comes with a bloody kill, both the person and the visiting girl die.
R-179 | девочка не спасает от любых внешних воздействий на человека (сыворотка, запугивание, все виды проверки). | She does not save from outside effects (serum, intimidation, all kinds of checks).
R-180 | человек, к которому пришла девочка, с вероятностью 50% лишается возможности голосовать на следующий день. | The visited loses the vote next day with 50% chance.
R-181 | Девочка не может приходить к одному игроку две ночи подряд. | She may not come to the same player two nights running.
R-182 | Девочка не может приходить к одному игроку две ночи подряд. Если ночь в городе наступает, когда в игре осталось всего три человека, предыдущее правило аннулируется. | Annulled if the night falls with only three in the game.
R-183 | Функции и особенности, как и у девочки. | Functions and features as the girl's (blocking included).
R-184 | Но помимо блокирования действий, еще и спасает от смерти и всех внешних воздействий (сыворотка, запугивание) | Besides blocking he saves from death and from all outside effects (serum, intimidation)…
R-185 | кроме лечения и всех видов проверки (комиссар, журналист, священник, бомж). | …except healing and all kinds of checks (commissioner, journalist, priest, bum).
R-186 | Исключение - кровавое убийство цели мента, в этом случае умирает вместе с ней. | Exception: a bloody kill of the cop's target — the cop dies together with the target.
R-187 | Также человек, к которому пришёл мент, с вероятностью 50% лишается возможности голосовать на следующий день. | The visited loses the vote next day with 50% chance.
R-188 | Мент не может приходить к одному игроку две ночи подряд. | May not come to the same player two nights running.
R-189 | Мент не может приходить к одному игроку две ночи подряд. Если ночь в городе наступает, когда в игре осталось всего три человека, предыдущее правило аннулируется. | Annulled at three.
R-190 | Ночью выбирает двух игроков и узнает за одну или за разные стороны играет эта пара. | Chooses two players and learns whether they play for the same side or different sides.
R-191 | (Т.е. даже при сравнении мафии и маньяка - двух негативных сторон по сути - ответ ведущего будет: "играют за разные стороны".) | Two different negative sides (mafia and maniac) are still "different sides".
R-192 | Не имеет право сравнивать себя с кем-либо. | He may not compare himself with anyone.
R-193 | Может каждую ночь сравнивать одного и того же человека. | He may compare the same person every night.
R-194 | Священник Играет за город.» … «Принудительно исповедует любого участника. Результат исповеди узнает только он. | Plays for the town; forcibly confesses any participant; only he learns the result.
R-195 | священник узнает о всех действиях, совершенных прихожанином за прошедшие ночи, включая и ночь исповеди. | He learns all the parishioner's actions of all past nights including the night of confession.
R-196 | Если священник исповедует цель/результат исповеди:» … «Убивавший маф/убивал | Mafioso who killed → "killed".
R-197 | Пугавший маф/пугал | Mafioso who intimidated → "intimidated".
R-198 | Подкупавший маф/подкупал | Mafioso who bribed → "bribed".
R-199 | Журналист/брал интервью | Journalist → "took an interview".
R-200 | Адвокат/мухлевал с документами или отмазывал | Lawyer → "cheated with documents" or "got someone off".
R-201 | Шахид(если не умрёт в ночь исповеди)/ничего не делал | Shahid who will not die on the night of confession → "did nothing".
R-202 | Шахид(если умрёт в ночь исповеди)/убивал | Shahid who will die on the night of confession → "killed".
R-203 | Мент/забирал в тюрьму | Cop → "took to jail".
R-204 | Лечивший док/лечил» … «И т.п. | Doctor who healed → "healed"; and so on.
R-205 | Путана/священник узнал много постыдных вещей | Prostitute → "the priest learned many shameful things".
R-206 | Маньяк (если не совершал кроваво убийства)/убивал | Maniac (if he did not kill bloodily) → "killed".
R-207 | Маньяк (совершивший кровавое убийство)/священник просто умирает от разрыва сердца | Maniac who committed a bloody kill → the priest dies of heart failure.
R-208 | Шериф/убивал | Sheriff → "killed".
R-209 | Детектив/проверял | Detective → "checked".
R-210 | Наемник/нанимался или убивал | Mercenary → "hired himself" or "killed".
R-211 | Остальные роли понятны. | The other roles are clear by analogy.
R-212 | Если исповедует девочку или путану, то теряет право голоса на голосовании на следующий день о чем сообщается в итогах ночи. | Confessing the girl or the prostitute costs the priest his vote next day, which IS announced in the night's results.
R-213 | Хохол Играет за город.» … «Если хохла убивают, то убийца умирает вместе с ним. | Plays for the town. If the hohol is killed, the killer dies with him.
R-214 | Причем, если хохла убивают одновременно три роли, то умирают все трое. | If three roles kill him at once, all three die.
R-215 | Играет за город в связке с комиссаром.» … «При проверке комиссаром человека, узнает о результате проверки вместе с ним. | Plays for the town in link with the commissioner; learns the result of his check together with him.
R-216 | Если комиссара убивают, сержант занимает его место. | If the commissioner is killed, the sergeant takes his place.
R-217 | Шахид Играет за город.» … «Указывает на человека ночью и, если шахида убивают, то указанный человек умирает вместе с ним. | Plays for the town. Names a person at night; if the shahid is being killed, that person dies with him.
R-218 | Если убиваемого шахида спас доктор, жертва шахида все равно умирает. | If the doctor saved the attacked shahid, his victim dies all the same.
R-219 | Не может две ночи подряд забирать одного и того же человека. | He may not take the same person two nights running.
R-220 | Не может две ночи подряд забирать одного и того же человека. Если ночь в игре наступает, когда в городе осталось всего три человека, предыдущее правило аннулируется. | Annulled at three.
R-221 | Повеса Играет за город.» … «Указывает на человека ночью и, если повесу вешают на голосовании, то жертва повесы вешается вместе с ним | Plays for the town. Names a person at night; if the povesa is hanged by the vote, that person is hanged with him.
R-222 | (но если повеса или жертва повесы отмазаны, отмазанный человек не вешается). | If the povesa or his victim is protected by the lawyer, the protected person is not hanged.
R-223 | Не может две ночи подряд указывать на одного и того же человека. | He may not name the same person two nights running.
R-224 | Не может две ночи подряд указывать на одного и того же человека. Если ночь в игре наступает, когда в городе осталось всего три человека, предыдущее правило аннулируется. | Annulled at three.
R-225 | Наемник Играет за город.» … «Действие: указывает на человека, к которому хочет наняться.» … «Если человек оказывается боеспособной ролью (комиссаром, маньяком, снайпером, мафией любого порядка и т.д.), найм считается удачным, и наёмнику предоставляется возможность тоже совершить убийство. | Plays for the town. Names a person he wants to hire himself out to; if that is a combat-capable role (commissioner, maniac, sniper, mafia of any order…), hiring succeeds and the mercenary may also kill.
R-226 | Жертвой может быть любой, кроме самого нанимателя. | The victim may be anyone except the employer.
R-227 | Наниматься к одному человеку можно только раз за игру (наниматель не повторяется), при условии, что возможность убийства была реализована. | Hiring out to one person is possible once a game, provided the chance to kill was used.
R-228 | Наемнику роль нанимателя не открывается, сам же наниматель тоже не знает о действии наемника. | The mercenary does not learn the employer's role; the employer does not learn of the mercenary's action.
R-229 | Если наемник откладывает свое право на убийство, он сможет его реализовать, только если наниматель жив, т.к. это считается повторным наймом. | A postponed kill may be used only if the employer is alive, since it counts as hiring anew.
R-230 | На форуме действие наемника должно приниматься так:» … «Наёмник говорит ведущему имя человека, у которого хочет наняться, и имя того, кого хочет убить (то есть пишет: нанимаюсь у Васи, убиваю Петю). Или, как вариант, наемник может просто попытаться наняться, чтобы позже использовать возможность убийства (нанимаюсь у Васи, никого не убиваю). | Order: the name of the employer and the name of the victim — or hire only, killing nobody.
R-231 | Какой бы вариант не выбрал наемник, по итогам ночи ведущий сообщает наемнику, удалось ему наняться, или нет. | Whichever variant, after the night the host tells the mercenary whether he was hired.
R-232 | Путана считается небоеспособной ролью. | The prostitute counts as not combat-capable.
R-233 | Шериф Играет за город.» … «Неумеющий проверять документы комиссар. Действие: убийство. | Sheriff: plays for the town; a commissioner who cannot check documents; action: kill.
R-234 | Свидетель Играет за город.» … «Ночью указывает на человека и, если этого человека убивали, ведущий открывает свидетелю имя убийцы без раскрытия роли. | Witness: plays for the town; names a person; if that person was being killed, the host gives the killer's NAME without the role.
R-235 | Свидетель не может две ночи подряд приходить к одному и тому же человеку. | He may not come to the same person two nights running.
R-236 | Свидетель не может две ночи подряд приходить к одному и тому же человеку. Если ночь в городе наступает, когда в игре осталось всего три человека, предыдущее правило аннулируется. | Annulled at three.
R-237 | Бомж Играет за город.» … «Не умеющий стрелять комиссар. То есть, может только проверять принадлежность человека к мафии. | Bum: plays for the town; a commissioner who cannot shoot: may only check whether a person belongs to the mafia.
R-238 | Реаниматор Играет за город.» … «Доктор, выезжающий точно на вызов. Ходит последним и знает всех убитых за прошедшую ночь. | Plays for the town; a doctor who goes exactly to a call: moves last and knows everybody killed during the night.
R-239 | Лечит одного из них на свой выбор. | Heals one of them at his choice.
R-240 | Себя лечить не может. | May not heal himself.
R-241 | Не может два дня подряд лечить одного и того же человека. | May not heal the same person two days running.
R-242 | Не может два дня подряд лечить одного и того же человека. Если ночь в городе наступает, когда в игре осталось всего три человека, предыдущее правило аннулируется. | Annulled at three.
R-243 | При игре с реаниматором действия всех остальных ролей должны быть приняты ведущим заранее. | With a reanimator in the game all the other actions must be taken in advance.
R-244 | В оставшееся время ведущий связывается с реаниматором, и говорит ему имена тех, кого убивали этой ночью (без указания ролей), и реаниматор указывает, кого он будет лечить (реаниматор может не лечить никого, на свой выбор). | The host then tells him the names (no roles) of those killed this night; he names whom he heals, or nobody.
R-245 | Реаниматор не имеет права сообщать имена ночных жертв до истечения ночи. | He may not disclose the names before the night is over.
R-246 | Роль переходящая. Действие: разыскивает роль по чьему-то заказу. | Detective: a passing role; searches for a role on somebody's order.
R-247 | Вместе с ролью ему дают указания, на чьей он стороне (город, мафия, маньяк) и роль, которую он должен разыскать. | With the role he is told which side he is on (town, mafia, maniac) and the role he must find.
R-248 | Ночью детектив проверяет игрока, и ведущий сообщает, является ли он предметом его поиска. | At night he checks a player and learns whether that player is the object of the search.
R-249 | Если да, то детективу помимо подтверждения открывается имя его стороны-нанимателя. | If yes, besides the confirmation the name of his employing side is disclosed to him.
R-250 | Прокурор Играет за город.» … «Ночью указывает на человека, с которого хочет снять "отмазу" адвоката. | Prosecutor: plays for the town; names at night a person from whom he wants to remove the lawyer's protection.
R-251 | Если угадает, то "отмазанного" можно будет повесить на дневном голосовании. | If he guesses, the protected player can be hanged at the day's vote.
R-252 | Если голосует красным, его голос засчитывается за два. | If he votes red, his vote counts two.
R-253 | Идиот Играет за город.» … «Не лечится | Idiot: plays for the town; cannot be healed…
R-254 | не палится сывороткой | …is not exposed by the serum…
R-255 | не вешается. Кто | …and is not hanged.
R-256 | Кто убьет идиота получит отмазку на голосовании. | Whoever kills the idiot gets protection at the vote.
R-257 | При убийстве роль раскрывается всегда. | When he is killed his role is ALWAYS revealed.
`;
